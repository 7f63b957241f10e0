import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-host.ts";

export default {
  name: "cached-counted-as-input",
  invariant: "INV-EXECUTION-RESULT-005",
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
} satisfies Saboteur<ExecutionHost>;
