import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changePlugins } from "../change-plugins.ts";

export default {
  name: "disabled-loaded",
  invariant: "INV-EXECUTION-PLUGIN-002",
  fault: "Loads what is switched off.",
  sabotage: (host) => changePlugins(host, (entry) => ({ ...entry, enabled: true })),
} satisfies HostSaboteur<ExecutionHost>;
