import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-RESULT-003", [
  {
    name: "error-on-success",
    fault: "Has an empty message and a status of 200 on every result.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.exitCode === 0 ? { ...result, errorMessage: "", apiErrorStatus: 200 } : result,
      ),
  },
]);
