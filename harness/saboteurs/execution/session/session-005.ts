import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SESSION-005", [
  {
    name: "dead-session-kept",
    fault: "Keeps a session id that the CLI has rejected as unknown.",
    sabotage: (host) => changeResult(host, (result) => ({ ...result, clearSession: false })),
  },
  {
    name: "every-session-cleared",
    fault: "Forgets each session that it went on with.",
    sabotage: (host) => changeResult(host, (result) => ({ ...result, clearSession: true })),
  },
]);
