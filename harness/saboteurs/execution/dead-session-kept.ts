import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "dead-session-kept",
  invariant: "INV-EXECUTION-SESSION-005",
  fault: "Keeps a session that the CLI does not know.",
  sabotage: (host) => changeResult(host, (result) => ({ ...result, clearSession: false })),
} satisfies Saboteur<ExecutionHost>;
