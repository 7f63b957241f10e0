import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { type ReportedLine, someReported } from "../../kit/reported-by-line.ts";
import { asError, firstErrorWord, reclassified } from "../../kit/verdicts.ts";
import { saboteursOf } from "../../saboteur.ts";

function hasTraffic(lines: readonly ReportedLine[]): boolean {
  return lines.some(({ text, events }) =>
    events.some(
      (event) =>
        event.kind === "tool_result" ||
        (event.kind === "tool_use" &&
          text.includes(JSON.stringify(event.input)) &&
          typeof event.input === "object"),
    ),
  );
}

/** Also an error record that the run overcame (anomalyco/opencode#50062). */
const NOTICE = /api_retry|reconnecting|retrying|^\{"type":"error"/im;

function overcame({ expected, stdout, stderr }: CorpusFixture): boolean {
  return expected.status === "ok" && NOTICE.test(stdout + stderr);
}

/** A reason to leave an adapter out whose failed results have no empty place for an answer. */
function withoutRepeatedAnswer(adapter: Adapter): string | null {
  const fields = new Set<string>();
  someFixture(adapter, (fixture) => {
    const { content, status } = fixture.expected;
    const isAnswer = (value: unknown) => status === "ok" && value !== "" && value === content;
    for (const [field, value] of Object.entries(endOf(adapter, fixture) ?? {}))
      if (isAnswer(value)) fields.add(field);
    return false;
  });
  const hasPlace = someFixture(adapter, (fixture) => {
    const end = fixture.expected.status === "error" ? endOf(adapter, fixture) : undefined;
    return end !== undefined && [...fields].some((field) => (end[field] ?? "") === "");
  });
  return hasPlace ? null : "no failed result here has an empty place for an answer";
}

function endOf({ manifest }: Adapter, { outputFormat, records }: CorpusFixture): JsonRecord | undefined {
  const terminal = outputFormat === "stream-json" ? terminalRecord(manifest, { outputFormat }) : null;
  return records.findLast((record) => terminal?.matches(record));
}

export default saboteursOf("INV-CLI-ERR-003", [
  {
    name: "bare-number-in-output",
    fault: "Treats a number in the answer as an HTTP status (gabrielkoerich/orch#2125).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.status === "ok" && /\b(429|529)\b/.test(outcome.messages.join("\n"))
          ? asError(outcome, "rate_limited", "matched", "stdout")
          : outcome,
      ),
  },
  {
    name: "classify-the-answer",
    fault: "Looks for error words in the answer of a good run (gabrielkoerich/orch#1292).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        const kind = firstErrorWord(outcome.content ?? "");
        return outcome.status === "error" || kind === null
          ? outcome
          : asError(outcome, kind, "matched", "stdout");
      }),
  },
  {
    name: "classify-tool-traffic",
    fault: "Looks for error words in the input and output of tools (sipyourdrink-ltd/bernstein#2185).",
    skip: (adapter) =>
      someReported(adapter, hasTraffic)
        ? null
        : "no call here has an output, or an input whose fields stand in one record, that could hold words",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const traffic = seen.events.filter(({ kind }) => kind === "tool_use" || kind === "tool_result");
        const kind = firstErrorWord(JSON.stringify(traffic));
        return outcome.status === "error" || kind === null
          ? outcome
          : asError(outcome, kind, "matched", "stdout");
      }),
  },
  {
    name: "failure-classified-by-answer",
    fault: "Takes the class of a failed run from what the model said (hilash/cabinet, claude-local).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        const kind = firstErrorWord(outcome.messages.join("\n"));
        return kind === null ? outcome : reclassified(outcome, kind);
      }),
  },
  {
    name: "failed-result-repeats-answer",
    fault:
      "Takes the text of a failed result for its reason, although it is what the model said last (hilash/cabinet, claude-local).",
    skip: withoutRepeatedAnswer,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const said = outcome.messages.at(-1);
        const isRepeated = Object.values(seen.terminalRecord(adapter.manifest) ?? {}).includes(said);
        const kind = isRepeated ? firstErrorWord(said ?? "") : null;
        return kind === null ? outcome : reclassified(outcome, kind);
      }),
  },
  {
    name: "retry-notice-is-fatal",
    fault: "Treats the notice of a retry that succeeded as a failure of the run (nexu-io/open-design#2268).",
    skip: (adapter) => (someFixture(adapter, overcame) ? null : "no good run here tells of a retry"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        outcome.status === "ok" && NOTICE.test(seen.text("out") + seen.text("err"))
          ? asError(outcome, "transport", "retrying", "record")
          : outcome,
      ),
  },
  {
    name: "whole-output-searched",
    fault: "Fails a good run when its output contains an error word anywhere (gabrielkoerich/orch#2126).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        outcome.status === "ok" && /unauthorized|rate limit|quota exceeded/i.test(seen.text("out"))
          ? asError(outcome, "rate_limited", "matched", "stdout")
          : outcome,
      ),
  },
]);
