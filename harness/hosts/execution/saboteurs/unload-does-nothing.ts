import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";

export default {
  name: "unload-does-nothing",
  invariant: "INV-EXECUTION-PLUGIN-005",
  fault: "Forgets what it loaded and leaves it where it is.",
  sabotage: (host) => ({ ...host, unloadExternalAdapters: () => {} }),
} satisfies HostSaboteur<ExecutionHost>;
