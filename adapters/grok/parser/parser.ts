import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import type { JsonOutput } from "../../../schemas/wire/grok/generated/json.ts";
import { type JsonRecord, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { JsonDocumentParser } from "../../shared/parser/json-document-parser.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { takeStructuredAnswer } from "../../shared/parser/structured-answer.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { stderrNotices } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { onEnd, onError } from "./on-native.ts";
import { reduceRecord } from "./reduce-record.ts";
import { printedEvidence } from "./run-evidence.ts";
import { newReply, newRunState, type RunState } from "./run-state.ts";

/** A fresh parser for one run of grok; in `stream-json` it reads both of the CLI's streams. */
export function parser(options: ParserOptions): Parser {
  const reading = { newState: newRunState, finish: finishRun, work: WORK_TOOLS };
  switch (options.outputFormat) {
    case "text":
      return new TextParser(finishText, options);
    case "json":
      return new JsonDocumentParser({ ...reading, document: readDocument }, options);
    case "stream-json":
      return new RecordStreamParser({ ...reading, reduce: reduceRecord }, options);
  }
}

/**
 * The outcome of a run in `plain`. stdout holds the model's texts, joined, and a newline; also those of a run that then
 * failed, so it never says why: that is on stderr.
 */
function finishText(run: TextRun): Outcome {
  const notices = stderrNotices(run.stderr).slice(0, 20);
  const content = withoutLastNewline(run.stdout);
  const ending = textEnding(run, content, false);
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : printedEvidence({ noise: "", stderr: run.stderr }, false),
    rules: ERROR_RULES,
    facts: {
      messages: content === "" ? [] : [content],
      diagnostics: notices.length === 0 ? {} : { notices },
    },
  });
}

/** What `json` prints: one object. Objects around it, of a wrapper say, are none of the CLI's. */
function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  for (const record of records) onDocument(state, record);
}

function onDocument(state: RunState, record: JsonRecord): void {
  const { type, text, thought, stopReason, message, structuredOutput, structuredOutputError } =
    record as Untrusted<JsonOutput>;
  if (type === "error" || (type === undefined && typeof message === "string" && text === undefined)) {
    onError(state, record);
    return;
  }
  if (type !== undefined || (text === undefined && stopReason === undefined)) {
    state.diagnostics.unknownType(stringAt(type) ?? "(none)");
    return;
  }
  if (typeof thought === "string" && thought !== "") state.events.push({ kind: "thinking", text: thought });
  if (typeof text === "string" && text !== "") state.transcript.block(text);
  const answer = takeStructuredAnswer(state.transcript, stringAt(text), structuredOutput);
  state.reply = { ...newReply(), text: answer ?? "", hasLostPiece: answer === null };
  state.structuredOutput = structuredOutput ?? undefined;
  if (typeof structuredOutputError === "string")
    state.diagnostics.notice(`no structured output: ${structuredOutputError}`);
  onEnd(state, record);
}
