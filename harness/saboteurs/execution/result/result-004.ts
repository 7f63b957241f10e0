import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-004", [
  {
    name: "error-by-exit-code",
    fault: "Reports every run without an exit code as a success.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.exitCode ? result : { ...result, errorMessage: null, errorCode: null },
      ),
  },
  {
    name: "error-on-success",
    fault: "Has an empty message and a code on every result.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.errorCode == null ? { ...result, errorMessage: "", errorCode: "unknown" } : result,
      ),
  },
]);
