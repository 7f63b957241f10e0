import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SESSION-003", [
  {
    name: "handles-not-for-the-codec",
    fault: "Returns the session under a key that its codec does not read.",
    sabotage: (host) =>
      changeResult(host, (result) => ({
        ...result,
        sessionParams: result.sessionId == null ? null : { id: result.sessionId },
      })),
  },
  {
    name: "session-lost",
    fault: "Does not look for the session of a run.",
    sabotage: (host) =>
      changeResult(host, (result) => ({
        ...result,
        sessionId: null,
        sessionParams: null,
        sessionDisplayId: null,
      })),
  },
]);
