import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-ERR-002", [
  {
    name: "only-429",
    fault: "Reports every refused request as a rate limit.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.apiErrorStatus === undefined ? result : { ...result, apiErrorStatus: 429 },
      ),
  },
  {
    name: "status-lost",
    fault: "Never looks for an HTTP status.",
    sabotage: (host) => changeResult(host, ({ apiErrorStatus: _, ...result }) => result),
  },
]);
