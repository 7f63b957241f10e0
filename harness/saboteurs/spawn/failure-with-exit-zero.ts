import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "failure-with-exit-zero",
  invariant: "INV-SPAWN-RESULT-002",
  fault: "Believes the exit code of a CLI that fails with 0, and takes a signal for none.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      result.exitCode >= 128 || result.exitCode === 1 ? { ...result, exitCode: 0 } : result,
    ),
} satisfies Saboteur<SpawnHost>;
