import type { AdapterExecutionContext } from "../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "resumes-another",
  invariant: "INV-EXECUTION-SESSION-004",
  fault: "Goes on with the last session that it saw, whoever asks.",
  sabotage: (host) => {
    let last: Pick<AdapterExecutionContext, "sessionId" | "sessionParams"> = {};
    return changeExecute(host, ({ sessionId, sessionParams, ...ctx }, good) => {
      if (sessionId) last = { sessionId, sessionParams: sessionParams ?? null };
      return good({ ...ctx, ...last });
    });
  },
} satisfies Saboteur<ExecutionHost>;
