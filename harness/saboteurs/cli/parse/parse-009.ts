import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome, changeUsage } from "../../kit/change-outcome.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import {
  saysMoreThanItsAnswer,
  withoutClaim,
  withoutRecords,
  withoutTerminalRecord,
} from "../../kit/skip.ts";
import { someOutcome } from "../../kit/some-outcome.ts";
import { asOk, lastText } from "../../kit/verdicts.ts";
import { saboteursOf } from "../../saboteur.ts";

/** A reason to leave an adapter out whose every answer is in several records, or the only message. */
function withoutLoneHolder(adapter: Adapter): string | null {
  const isAlone = someOutcome(adapter, (outcome, { outputFormat, records }) => {
    const holders = records.filter((record) => stringsIn(record).includes(outcome.content ?? ""));
    return outputFormat === "stream-json" && saysMoreThanItsAnswer(outcome) && holders.length === 1;
  });
  return isAlone ? null : "no run here has its answer in one record, and a text before it";
}

export default saboteursOf("INV-CLI-PARSE-009", [
  {
    name: "message-before-an-unreadable-one",
    fault: "Reports the text before a message that it cannot read as the answer (no public report found).",
    skip: withoutLoneHolder,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, { exit }) =>
        outcome.status === "error" && exit.code === 0 && lastText(outcome) !== ""
          ? asOk(outcome, lastText(outcome))
          : outcome,
      ),
  },
  {
    name: "null-counts-are-nan",
    fault: "Adds up token counts that are null (agentclientprotocol/claude-agent-acp#565).",
    skip: withoutClaim("usage"),
    sabotage: (adapter) =>
      changeUsage(adapter, (_usage, seen) => {
        const counts = [
          "input_tokens",
          "inputTokens",
          "output_tokens",
          "outputTokens",
          "prompt_tokens",
          "completion_tokens",
        ];
        // `tokens: {input, output}`, or `usage`: elsewhere those names are a tool's.
        const inTokens = (record: unknown) =>
          [...valuesOf(record, "tokens"), ...valuesOf(record, "usage")].flatMap((tokens) =>
            ["input", "output"].flatMap((key) => valuesOf(tokens, key)),
          );
        const odd = seen
          .records()
          .some((record) =>
            [...counts.flatMap((key) => valuesOf(record, key)), ...inTokens(record)].some(
              (count) => typeof count !== "number",
            ),
          );
        return odd ? { inputTokens: Number.NaN, totalTokens: Number.NaN } : {};
      }),
  },
  {
    name: "object-as-answer",
    fault: 'Turns an answer of another shape into "[object Object]" (phiat/claude-esp#1).',
    skip: withoutTerminalRecord,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeOutcome(adapter, (outcome, seen) => {
        const terminal = seen.terminalRecord(adapter.manifest);
        const odd = terminal === undefined ? [] : shapes.oddKeys(terminal);
        return outcome.content === null || odd.length === 0 ? outcome : { ...outcome, content: String({}) };
      });
    },
  },
  {
    name: "odd-field-dereferenced",
    fault:
      "Reads into fields without asking for their type, so that a null or another shape throws (imbue-ai/sculptor#254).",
    skip: withoutRecords,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeLines(adapter, () => (line) => {
        const odd = recordsOfLine(line).flatMap(shapes.oddKeys)[0];
        if (odd !== undefined) throw new TypeError(`Cannot read properties of null (reading '${odd}')`);
        return line;
      });
    },
  },
  {
    name: "odd-verdict-is-ok",
    fault: "Treats a terminal record with an unreadable error flag as a success (pingdotgg/t3code#1602).",
    skip: withoutTerminalRecord,
    sabotage(adapter) {
      const shapes = recordedShapes(adapter);
      return changeOutcome(adapter, (outcome, seen) => {
        const terminal = seen.terminalRecord(adapter.manifest);
        const readable = terminal === undefined || shapes.oddKeys(terminal).length === 0;
        return readable || outcome.status === "ok" ? outcome : asOk(outcome, lastText(outcome));
      });
    },
  },
]);
