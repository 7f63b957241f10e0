import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "session-lost",
  invariant: "INV-EXECUTION-SESSION-003",
  fault: "Does not look for the session of a run.",
  sabotage: (host) =>
    changeResult(host, (result) => ({
      ...result,
      sessionId: null,
      sessionParams: null,
      sessionDisplayId: null,
    })),
} satisfies Saboteur<ExecutionHost>;
