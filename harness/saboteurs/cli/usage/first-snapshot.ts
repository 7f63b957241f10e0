import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { isRecord } from "../../kit/json-record.ts";
import { tokenCounts } from "../../kit/token-counts.ts";
import type { Saboteur } from "../../saboteur.ts";

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
