import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "every-session-cleared",
  invariant: "INV-EXECUTION-SESSION-005",
  fault: "Forgets each session that it went on with.",
  sabotage: (host) => changeResult(host, (result) => ({ ...result, clearSession: true })),
} satisfies Saboteur<ExecutionHost>;
