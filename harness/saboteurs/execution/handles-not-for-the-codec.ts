import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "handles-not-for-the-codec",
  invariant: "INV-EXECUTION-SESSION-003",
  fault: "Gives the session back under another name than its codec reads.",
  sabotage: (host) =>
    changeResult(host, (result) => ({
      ...result,
      sessionParams: result.sessionId == null ? null : { id: result.sessionId },
    })),
} satisfies Saboteur<ExecutionHost>;
