import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-002", [
  {
    name: "summary-is-everything",
    fault: "Returns the whole text as the summary.",
    sabotage: (host) => changeResult(host, (result) => ({ ...result, summary: result.output ?? null })),
  },
]);
