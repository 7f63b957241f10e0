import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "signal-is-one",
  invariant: "INV-SPAWN-RESULT-002",
  fault: "Tells a death by signal as exit code 1.",
  sabotage: (host) =>
    changeResult(host, (result) => (result.exitCode > 128 ? { ...result, exitCode: 1 } : result)),
} satisfies Saboteur<SpawnHost>;
