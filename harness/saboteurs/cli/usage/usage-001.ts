import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../../lib/json.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeUsage, withTotal } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { withoutClaim, withoutSecondEnd } from "../../kit/skip.ts";
import { type TokenCounts, tokenCounts } from "../../kit/token-counts.ts";
import { saboteursOf } from "../../saboteur.ts";

function printsOthersFirst({ expected: { usage }, records }: CorpusFixture): boolean {
  const first = records.map(tokenCounts).find((counts) => counts !== undefined);
  if (first === undefined || !isRecord(usage)) return false;
  return usage.inputTokens !== first.inputTokens || usage.outputTokens !== first.outputTokens;
}

function withoutFigures(adapter: Adapter): string | null {
  const isShown = someFixture(adapter, ({ expected: { usage, status } }) => {
    const figures = isRecord(usage) && Number(usage.inputTokens) > 0;
    return figures && status === "ok";
  });
  return isShown ? null : "no good run here shows its tokens";
}

export default saboteursOf("INV-CLI-USAGE-001", [
  {
    name: "counted-for-each-terminal-record",
    fault:
      "Adds the run's usage once for each terminal record, also for one that is printed twice (tddworks/ClaudeBar#207).",
    skip: (adapter) => withoutSecondEnd(adapter) ?? withoutClaim("usage")(adapter),
    sabotage: (adapter) =>
      changeUsage(adapter, (usage, seen) => {
        const terminal = terminalRecord(adapter.manifest, seen.options);
        const times = Math.max(1, terminal == null ? 0 : seen.records().filter(terminal.matches).length);
        return withTotal({
          ...usage,
          inputTokens: usage.inputTokens * times,
          outputTokens: usage.outputTokens * times,
        });
      }),
  },
  {
    name: "counts-in-32-bits",
    fault: "Keeps its counts as floats of 32 bits (no public report found).",
    skip: (adapter) => withoutClaim("usage")(adapter) ?? withoutFigures(adapter),
    sabotage: (adapter) =>
      changeUsage(adapter, (usage) =>
        withTotal({
          ...usage,
          inputTokens: Math.fround(usage.inputTokens),
          outputTokens: Math.fround(usage.outputTokens),
        }),
      ),
  },
  {
    name: "first-snapshot",
    fault:
      "Reports the usage of a message's first line, which was printed before the usage was final (titeya/dms-claudecode#52).",
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
  },
  {
    name: "last-line-added",
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
  },
  {
    name: "sum-of-lines",
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
  },
]);
