import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-005", [
  {
    name: "cached-counted-as-input",
    fault: "Adds the cached tokens to the others.",
    sabotage: (host) =>
      changeResult(host, (result) => {
        const { usage } = result;
        return usage === undefined
          ? result
          : {
              ...result,
              usage: { ...usage, inputTokens: usage.inputTokens + 1 + (usage.cachedInputTokens ?? 0) },
            };
      }),
  },
  {
    name: "zero-for-unknown",
    fault: "Reports 0 tokens when the CLI reports none.",
    sabotage: (host) =>
      changeResult(host, (result) => ({
        ...result,
        usage: { inputTokens: 0, outputTokens: 0 },
      })),
  },
]);
