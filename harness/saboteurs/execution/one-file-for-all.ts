import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "one-file-for-all",
  invariant: "INV-EXECUTION-SESSION-006",
  fault: "Keeps the sessions of all runs in one file.",
  sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, runId: "zz-run-1" })),
} satisfies Saboteur<ExecutionHost>;
