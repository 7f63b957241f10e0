import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { tokenCounts } from "../../kit/token-counts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "last-line-added",
  invariant: "INV-CLI-USAGE-001",
  fault: "Adds the usage of the last line that shows some to that of the result (smithersai/smithers#175).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) => {
      const last = seen
        .records()
        .map(tokenCounts)
        .findLast((counts) => counts !== undefined);
      if (last === undefined) return usage;
      return withTotal({
        ...usage,
        inputTokens: usage.inputTokens + last.inputTokens,
        outputTokens: usage.outputTokens + last.outputTokens,
      });
    }),
} satisfies Saboteur;
