import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-006", [
  {
    name: "billed-by-a-word-of-its-own",
    fault: "Reports a billing kind that is not one of the five of the contract.",
    sabotage: (host) => changeResult(host, (result) => ({ ...result, billingType: "plan" as "api" })),
  },
]);
