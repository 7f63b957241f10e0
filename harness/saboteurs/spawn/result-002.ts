import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-RESULT-002", [
  {
    name: "failure-with-exit-zero",
    fault: "Trusts exit code 0 of a CLI that failed, and treats an end by signal as a normal exit.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.exitCode >= 128 || result.exitCode === 1 ? { ...result, exitCode: 0 } : result,
      ),
  },
  {
    name: "signal-is-one",
    fault: "Reports an end by signal as exit code 1.",
    sabotage: (host) =>
      changeResult(host, (result) => (result.exitCode > 128 ? { ...result, exitCode: 1 } : result)),
  },
]);
