import { allowed } from "../../../facts/expected-values.ts";
import { isRecord } from "../../../lib/json.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome, withoutDiagnostics } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { type JsonRecord, recordsOfLine } from "../../kit/json-record.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import { mapStrings } from "../../kit/shield-characters.ts";
import {
  withoutClaim,
  withoutModelName,
  withoutRecords,
  withoutSecondEnd,
  withoutSecondMessage,
  withoutTerminalRecord,
  withoutTextAnswer,
  withoutToolResults,
} from "../../kit/skip.ts";
import { lastText } from "../../kit/verdicts.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

function firstModel(records: readonly JsonRecord[]): string | undefined {
  return valuesOf(records, "model").find((value) => typeof value === "string");
}

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");
const LIMIT = /"(?:stop_?reason|finish_?reason)":\s*"(?:max_?(?:output_?)?tokens|length)"/i;

export default saboteursOf("INV-CLI-PARSE-002", [
  {
    name: "always-truncated",
    fault: "Calls every answer a cut one (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        diagnostics: { ...outcome.diagnostics, truncated: true },
      })),
  },
  {
    name: "answer-cut-at-4000",
    fault: "Cuts the answer at 4000 characters (anthropics/claude-code#2904).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        content: outcome.content === null ? null : outcome.content.slice(0, 4000),
      })),
  },
  {
    name: "answer-normalised",
    fault:
      "Normalises the answer to Unicode's composed form and drops NUL characters, so that it differs from the CLI's (no public report found).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        content: outcome.content?.normalize("NFC").replaceAll("\0", "") ?? null,
      })),
  },
  {
    name: "answer-trimmed",
    fault: "Trims the white space that the model put round its answer; no public report found.",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, content: outcome.content?.trim() ?? null })),
  },
  {
    name: "auxiliary-model",
    fault:
      "Reports the first model of a usage table, which may be a helper's (mattschwen/claude-max-api-proxy#31).",
    skip: withoutClaim("model"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const table = seen
          .records()
          .flatMap((record) => valuesOf(record, "modelUsage"))
          .find(isRecord);
        return { ...outcome, model: Object.keys(table ?? {})[0] ?? "default" };
      }),
  },
  {
    name: "reported-model-in-small-letters",
    fault: "Reports the model's name in small letters (no public report found).",
    skip: withoutModelName,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, model: outcome.model?.toLowerCase() ?? null })),
  },
  {
    name: "reported-model-without-its-date",
    fault: "Cuts the date off a model's name (no public report found).",
    skip: withoutModelName,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        model: outcome.model?.replace(/-20\d{6}/, "") ?? null,
      })),
  },
  {
    name: "line-ends-of-text-cut",
    fault:
      "Takes all line ends off an answer in plain text, not only the CLI's own (no public report found).",
    skip: withoutTextAnswer,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        seen.options.outputFormat === "text" && outcome.content != null
          ? { ...outcome, content: outcome.content.replace(/\n+$/, "") }
          : outcome,
      ),
  },
  {
    name: "blank-messages-dropped",
    fault: "Leaves out messages that are blank on a screen (no public report found).",
    skip: (adapter) => withoutRecords(adapter) ?? withoutClaim("streaming")(adapter),
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        events: (events) =>
          events.filter((event) => event.kind !== "assistant_text" || event.text.trim() !== ""),
        outcome: (outcome) => ({
          ...outcome,
          messages: outcome.messages.filter((text) => text.trim() !== ""),
        }),
      })),
  },
  {
    name: "deltas-plus-final-text",
    fault:
      "Appends the final text to the streamed one, so that the answer appears twice (purplefish-ai/factory-factory#831).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const isStreamed = seen.events.some(({ kind }) => kind === "assistant_text");
        if (outcome.content === null || !isStreamed) return outcome;
        return { ...outcome, content: lastText(outcome) + outcome.content };
      }),
  },
  {
    name: "empty-answer-unmarked",
    fault: "Reports an empty answer as any other (anthropics/claude-code-action#1501).",
    skip: (adapter) =>
      someFixture(
        adapter,
        ({ expected: { content } }) => content !== undefined && allowed(content).includes(""),
      )
        ? null
        : "no fixture has an empty answer",
    sabotage: (adapter) => withoutDiagnostics(adapter, "emptyAnswer"),
  },
  {
    name: "error-text-as-answer",
    fault: "Stores the text of an API error as the answer (coleam00/Archon#2125).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        content: outcome.content ?? outcome.error?.message ?? null,
      })),
  },
  {
    name: "first-model-named",
    fault:
      "Reports the model that the first record names, although a later turn had another (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, ({ records, expected: { model } }) => {
        const first = firstModel(records);
        return typeof model === "string" && first !== undefined && first !== model;
      })
        ? withoutClaim("model")(adapter)
        : "no fixture names two models",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => ({
        ...outcome,
        model: firstModel(seen.records()) ?? outcome.model ?? null,
      })),
  },
  {
    name: "first-result-taken",
    fault:
      "Stops reading at the first terminal record, though some CLIs go on to another turn (SawyerHood/omegacode#3).",
    skip: (adapter) => withoutSecondEnd(adapter) ?? withoutSecondMessage(adapter),
    sabotage: (adapter) =>
      changeLines(adapter, (options) => {
        const terminal = terminalRecord(adapter.manifest, options);
        let ended = false;
        return (line, stream) => {
          if (stream === "err" || terminal == null) return line;
          if (ended) return null;
          ended = recordsOfLine(line).some(terminal.matches);
          return line;
        };
      }),
  },
  {
    name: "first-text-as-answer",
    fault: "Returns the first text of the run as its answer (anthropics/claude-code#78686).",
    skip: withoutSecondMessage,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        content: outcome.content === null ? null : (outcome.messages[0] ?? outcome.content),
      })),
  },
  {
    name: "line-cap-64-kib",
    fault: "Drops every line longer than 64 KiB (anthropics/claude-agent-sdk-python#53).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => (line.length > 65_536 ? null : line)),
  },
  {
    name: "messages-capped",
    fault: "Keeps the first fifty messages and drops the rest (no public report found).",
    skip: (adapter) =>
      withoutRecords(adapter) ?? withoutClaim("streaming")(adapter) ?? withoutSecondMessage(adapter),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, messages: outcome.messages.slice(0, 50) })),
  },
  {
    name: "surrogates-cleaned",
    fault: "Puts U+FFFD in the place of half a surrogate pair (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        events: (events) => mapStrings(events, wellFormed),
        outcome: (outcome) => mapStrings(outcome, wellFormed),
      })),
  },
  {
    name: "text-fallback-unmarked",
    fault:
      "Treats plain text as the answer when records were requested, without setting textFallback (BeehiveInnovations/pal-mcp-server#290).",
    skip: (adapter) =>
      someFixture(
        adapter,
        ({ expected, outputFormat, records }) =>
          expected.status === "ok" && outputFormat !== "text" && records.length === 0,
      )
        ? null
        : "no fixture is text in the place of records",
    sabotage: (adapter) => withoutDiagnostics(adapter, "textFallback"),
  },
  {
    name: "tool-output-as-answer",
    fault: "Returns the last tool's output as the answer (sherifkozman/the-llm-council#42).",
    skip: withoutToolResults,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const result = seen.events.findLast((event) => event.kind === "tool_result");
        if (outcome.content === null || result === undefined) return outcome;
        return { ...outcome, content: String(result.output) };
      }),
  },
  {
    name: "truncation-unmarked",
    fault: "Reports an answer that stopped at a token limit as a whole one (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, ({ expected, stdout }) => expected.status === "ok" && LIMIT.test(stdout))
        ? null
        : "no fixture ends well at a token limit",
    sabotage: (adapter) => withoutDiagnostics(adapter, "truncated"),
  },
  {
    name: "type-must-be-first-key",
    fault:
      "Recognises records by the start of their line, although keys have no order: claude 2.1.332 prints a result's type last (its recordings).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeLines(adapter, ({ outputFormat }) => (line, stream) => {
        if (outputFormat !== "stream-json" || stream === "err" || line.startsWith('{"type":')) return line;
        return null;
      }),
  },
  {
    name: "whole-stdout-as-answer",
    fault: "Returns the record stream itself as the answer (andrewevans0102/reygent, codex.ts).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => ({
        ...outcome,
        content: outcome.content === null ? null : seen.text("out"),
      })),
  },
]);
