import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-DETAIL-001", [
  {
    name: "undefined-as-detail",
    fault: "Reports undefined for an unknown value.",
    sabotage: (host) => ({
      ...host,
      formatExitDetail: (result, model) =>
        host.formatExitDetail?.(result, model) ||
        `\n  ${result.errorMessage} (HTTP ${result.apiErrorStatus})`,
    }),
  },
  {
    name: "whole-output-as-detail",
    fault: "Shows people all of the output.",
    sabotage: (host) => ({ ...host, formatExitDetail: ({ errorMessage, stdout }) => errorMessage ?? stdout }),
  },
]);
