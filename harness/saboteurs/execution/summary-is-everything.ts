import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "summary-is-everything",
  invariant: "INV-EXECUTION-RESULT-002",
  fault: "Gives the whole text as its summary.",
  sabotage: (host) => changeResult(host, (result) => ({ ...result, summary: result.output ?? null })),
} satisfies Saboteur<ExecutionHost>;
