import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-DETAIL-002", [
  {
    name: "tip-never-given",
    fault: "Says that a model is not there, and not what to do.",
    sabotage: (host) => ({
      ...host,
      formatExitDetail: (result, model) =>
        host.formatExitDetail?.(result, model).replace(/\n.*Tip:.*/, "") ?? "",
    }),
  },
]);
