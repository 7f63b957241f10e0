import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-RESULT-002", [
  {
    name: "failure-with-exit-zero",
    fault: "Believes the exit code of a CLI that fails with 0, and takes a signal for none.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.exitCode >= 128 || result.exitCode === 1 ? { ...result, exitCode: 0 } : result,
      ),
  },
  {
    name: "signal-is-one",
    fault: "Tells a death by signal as exit code 1.",
    sabotage: (host) =>
      changeResult(host, (result) => (result.exitCode > 128 ? { ...result, exitCode: 1 } : result)),
  },
]);
