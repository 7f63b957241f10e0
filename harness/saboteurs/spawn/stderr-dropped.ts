import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "stderr-dropped",
  invariant: "INV-SPAWN-ERR-003",
  fault: "Reads stdout alone, so that a reason on stderr is lost.",
  sabotage: (host) =>
    changeResult(host, ({ errorMessage, ...result }) =>
      result.apiErrorStatus === undefined || errorMessage === undefined
        ? result
        : { ...result, errorMessage },
    ),
} satisfies Saboteur<SpawnHost>;
