import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugins } from "./kit/change-plugins.ts";

export default {
  name: "type-not-compared",
  invariant: "INV-EXECUTION-PLUGIN-002",
  fault: "Takes a plugin whatever type it turns out to be.",
  sabotage: (host) => changePlugins(host, ({ type: _, ...entry }) => entry),
} satisfies Saboteur<ExecutionHost>;
