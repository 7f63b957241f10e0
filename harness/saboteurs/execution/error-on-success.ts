import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "error-on-success",
  invariant: "INV-EXECUTION-RESULT-004",
  fault: "Has an empty message and a code on every result.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      result.errorCode == null ? { ...result, errorMessage: "", errorCode: "unknown" } : result,
    ),
} satisfies Saboteur<ExecutionHost>;
