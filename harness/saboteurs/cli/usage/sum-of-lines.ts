import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { type TokenCounts, tokenCounts } from "../../kit/token-counts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "sum-of-lines",
  invariant: "INV-CLI-USAGE-001",
  fault:
    "Adds up the usage on every line, though the lines of one message repeat it (giulio333/ClaudeLens#56).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) => {
      const counts = seen.records().flatMap((record) => tokenCounts(record) ?? []);
      const sum = (key: keyof TokenCounts) => counts.reduce((total, count) => total + count[key], 0);
      if (counts.length < 2) return usage;
      return withTotal({ ...usage, inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") });
    }),
} satisfies Saboteur;
