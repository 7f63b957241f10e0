import type { AdapterExecutionResult } from "../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "timeout-leaves-the-group",
  invariant: "INV-EXECUTION-PROC-001",
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
} satisfies Saboteur<ExecutionHost>;
