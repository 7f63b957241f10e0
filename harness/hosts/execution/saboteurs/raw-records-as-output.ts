import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeResult } from "../change-host.ts";

export default {
  name: "raw-records-as-output",
  invariant: "INV-EXECUTION-RESULT-001",
  fault: "Gives the records of the CLI back where the assistant's text belongs.",
  sabotage: (host) =>
    changeResult(host, (result) => ({ ...result, output: JSON.stringify({ result: result.output }) })),
} satisfies HostSaboteur<ExecutionHost>;
