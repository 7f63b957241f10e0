import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "unload-does-nothing",
  invariant: "INV-EXECUTION-PLUGIN-005",
  fault: "Forgets what it loaded and leaves it where it is.",
  sabotage: (host) => ({ ...host, unloadExternalAdapters: () => {} }),
} satisfies Saboteur<ExecutionHost>;
