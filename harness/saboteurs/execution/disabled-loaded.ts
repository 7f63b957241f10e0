import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugins } from "./kit/change-plugins.ts";

export default {
  name: "disabled-loaded",
  invariant: "INV-EXECUTION-PLUGIN-002",
  fault: "Loads what is switched off.",
  sabotage: (host) => changePlugins(host, (entry) => ({ ...entry, enabled: true })),
} satisfies Saboteur<ExecutionHost>;
