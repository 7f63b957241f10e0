import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-ERR-003", [
  {
    name: "every-failure-unknown",
    fault: "Has one code for every failure.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.errorCode == null ? result : { ...result, errorCode: "unknown" },
      ),
  },
]);
