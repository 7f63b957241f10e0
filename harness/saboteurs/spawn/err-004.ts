import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-ERR-004", [
  {
    name: "part-before-whole",
    fault: "Looks for parts of a code before the whole of it, so that an invalid model is an invalid login.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        /zz (?:unauthenticated|invalid_model)\b/.test(`${result.errorMessage} ${result.stdout}`)
          ? { ...result, apiErrorStatus: 401 }
          : result,
      ),
  },
]);
