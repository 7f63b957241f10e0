import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "timeout-not-told",
  invariant: "INV-EXECUTION-PROC-001",
  fault: "Takes a run that was ended for one that failed.",
  sabotage: (host) =>
    changeResult(host, (result) => ({
      ...result,
      timedOut: false,
      errorCode: "unknown",
    })),
} satisfies Saboteur<ExecutionHost>;
