import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-004", [
  {
    name: "loaded-each-time",
    fault: "Loads the plugins each time it is asked to.",
    sabotage: (host) => ({
      ...host,
      loadExternalAdapters(places) {
        host.unloadExternalAdapters!();
        return host.loadExternalAdapters!(places);
      },
    }),
  },
]);
