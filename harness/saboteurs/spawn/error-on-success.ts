import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "error-on-success",
  invariant: "INV-SPAWN-RESULT-003",
  fault: "Has an empty message and a status of 200 on every result.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      result.exitCode === 0 ? { ...result, errorMessage: "", apiErrorStatus: 200 } : result,
    ),
} satisfies Saboteur<SpawnHost>;
