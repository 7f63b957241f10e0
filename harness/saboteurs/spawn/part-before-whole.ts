import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "part-before-whole",
  invariant: "INV-SPAWN-ERR-004",
  fault: "Looks for parts of a code before the whole of it, so that an invalid model is an invalid login.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      /zz (?:unauthenticated|invalid_model)\b/.test(`${result.errorMessage} ${result.stdout}`)
        ? { ...result, apiErrorStatus: 401 }
        : result,
    ),
} satisfies Saboteur<SpawnHost>;
