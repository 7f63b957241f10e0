import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "raw-records-as-output",
  invariant: "INV-EXECUTION-RESULT-001",
  fault: "Gives the records of the CLI back where the assistant's text belongs.",
  sabotage: (host) =>
    changeResult(host, (result) => ({ ...result, output: JSON.stringify({ result: result.output }) })),
} satisfies Saboteur<ExecutionHost>;
