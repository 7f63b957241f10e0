import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-ERR-003", [
  {
    name: "stderr-dropped",
    fault: "Reads stdout only, so that a reason on stderr is lost.",
    sabotage: (host) =>
      changeResult(host, ({ errorMessage, ...result }) =>
        result.apiErrorStatus === undefined || errorMessage === undefined
          ? result
          : { ...result, errorMessage },
      ),
  },
]);
