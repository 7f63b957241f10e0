import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "zero-for-unknown",
  invariant: "INV-EXECUTION-RESULT-005",
  fault: "Tells 0 tokens where the CLI tells none.",
  sabotage: (host) =>
    changeResult(host, (result) => ({
      ...result,
      usage: { inputTokens: 0, outputTokens: 0 },
    })),
} satisfies Saboteur<ExecutionHost>;
