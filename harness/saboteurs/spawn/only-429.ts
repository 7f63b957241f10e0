import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "only-429",
  invariant: "INV-SPAWN-ERR-002",
  fault: "Takes every refusal for a rate limit.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      result.apiErrorStatus === undefined ? result : { ...result, apiErrorStatus: 429 },
    ),
} satisfies Saboteur<SpawnHost>;
