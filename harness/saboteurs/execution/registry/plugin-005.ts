import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-005", [
  {
    name: "unload-does-nothing",
    fault: "Forgets what it loaded and leaves it where it is.",
    sabotage: (host) => ({ ...host, unloadExternalAdapters: () => {} }),
  },
]);
