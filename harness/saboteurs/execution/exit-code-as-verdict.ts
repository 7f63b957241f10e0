import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "exit-code-as-verdict",
  invariant: "INV-EXECUTION-RESULT-003",
  fault: "Makes up an exit code for a run that a signal ended.",
  sabotage: (host) =>
    changeResult(host, (result) => ({ ...result, exitCode: result.exitCode ?? 1, signal: null })),
} satisfies Saboteur<ExecutionHost>;
