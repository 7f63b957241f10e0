import type { AdapterExecutionResult } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute, changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PROC-001", [
  {
    name: "timeout-leaves-the-group",
    fault: "Returns when the time is up and lets the processes go on.",
    sabotage: (host) =>
      changeExecute(host, ({ timeoutMs = 60_000, ...ctx }, good) =>
        Promise.race([
          good({ ...ctx, timeoutMs: 10_000 }),
          new Promise<AdapterExecutionResult>((resolve) =>
            setTimeout(resolve, timeoutMs, {
              exitCode: null,
              signal: null,
              timedOut: true,
              errorCode: "timeout",
            }),
          ),
        ]),
      ),
  },
  {
    name: "timeout-not-reported",
    fault: "Reports a run that the host ended as one that failed.",
    sabotage: (host) =>
      changeResult(host, (result) => ({
        ...result,
        timedOut: false,
        errorCode: "unknown",
      })),
  },
]);
