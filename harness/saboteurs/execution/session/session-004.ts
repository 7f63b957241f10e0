import type { AdapterExecutionContext } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SESSION-004", [
  {
    name: "never-resumes",
    fault: "Starts a new session instead of resuming.",
    sabotage: (host) =>
      changeExecute(host, (ctx, good) => good({ ...ctx, sessionId: null, sessionParams: null })),
  },
  {
    name: "resumes-another",
    fault: "Resumes the last session of any caller.",
    sabotage: (host) => {
      let last: Pick<AdapterExecutionContext, "sessionId" | "sessionParams"> = {};
      return changeExecute(host, ({ sessionId, sessionParams, ...ctx }, good) => {
        if (sessionId) last = { sessionId, sessionParams: sessionParams ?? null };
        return good({ ...ctx, ...last });
      });
    },
  },
]);
