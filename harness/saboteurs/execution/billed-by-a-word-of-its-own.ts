import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "billed-by-a-word-of-its-own",
  invariant: "INV-EXECUTION-RESULT-006",
  fault: "Has a word for billing that is none of the five.",
  sabotage: (host) => changeResult(host, (result) => ({ ...result, billingType: "plan" as "api" })),
} satisfies Saboteur<ExecutionHost>;
