import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "no-grace",
  invariant: "INV-EXECUTION-PROC-002",
  fault: "Sends SIGKILL on the heels of SIGTERM.",
  sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, graceMs: 0 })),
} satisfies Saboteur<ExecutionHost>;
