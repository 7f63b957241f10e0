import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "never-resumes",
  invariant: "INV-EXECUTION-SESSION-004",
  fault: "Begins anew each time.",
  sabotage: (host) =>
    changeExecute(host, (ctx, good) => good({ ...ctx, sessionId: null, sessionParams: null })),
} satisfies Saboteur<ExecutionHost>;
