import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugins } from "../kit/change-plugins.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-002", [
  {
    name: "disabled-loaded",
    fault: "Loads what is switched off.",
    sabotage: (host) => changePlugins(host, (entry) => ({ ...entry, enabled: true })),
  },
  {
    name: "type-not-compared",
    fault: "Takes a plugin whatever type it turns out to be.",
    sabotage: (host) => changePlugins(host, ({ type: _, ...entry }) => entry),
  },
]);
