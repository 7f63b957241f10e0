import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-003", [
  {
    name: "exit-code-as-verdict",
    fault: "Makes up an exit code for a run that a signal ended.",
    sabotage: (host) =>
      changeResult(host, (result) => ({ ...result, exitCode: result.exitCode ?? 1, signal: null })),
  },
]);
