import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "error-by-exit-code",
  invariant: "INV-EXECUTION-RESULT-004",
  fault: "Takes every run that has no exit code of its own for a success.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      result.exitCode ? result : { ...result, errorMessage: null, errorCode: null },
    ),
} satisfies Saboteur<ExecutionHost>;
