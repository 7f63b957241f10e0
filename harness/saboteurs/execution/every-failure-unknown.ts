import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "every-failure-unknown",
  invariant: "INV-EXECUTION-ERR-003",
  fault: "Has one code for every failure.",
  sabotage: (host) =>
    changeResult(host, (result) => (result.errorCode == null ? result : { ...result, errorCode: "unknown" })),
} satisfies Saboteur<ExecutionHost>;
