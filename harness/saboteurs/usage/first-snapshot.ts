import type { Saboteur } from "../saboteur.ts";
import { changeUsage, withTotal } from "../wrap/change-usage.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { type CorpusFixture, someFixture } from "../wrap/corpus-fixtures.ts";
import { isRecord } from "../wrap/json-record.ts";
import { tokenCounts } from "../wrap/token-counts.ts";

export default {
  name: "first-snapshot",
  invariant: "INV-CLI-USAGE-001",
  fault:
    "Takes the usage of the first line of a message, which was printed before it was known (titeya/dms-claudecode#52).",
  skip: (adapter) =>
    withoutClaim("usage")(adapter) ??
    (someFixture(adapter, printsOthersFirst) ? null : "no run here prints figures ahead of its own"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) =>
      withTotal({
        ...usage,
        ...seen
          .records()
          .map(tokenCounts)
          .find((counts) => counts !== undefined),
      }),
    ),
} satisfies Saboteur;

function printsOthersFirst({ expected: { usage }, records }: CorpusFixture): boolean {
  const first = records.map(tokenCounts).find((counts) => counts !== undefined);
  if (first === undefined || !isRecord(usage)) return false;
  return usage.inputTokens !== first.inputTokens || usage.outputTokens !== first.outputTokens;
}
