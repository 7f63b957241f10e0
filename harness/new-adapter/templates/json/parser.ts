import type { Outcome, Parser, ParserOptions } from "cliproof/contract";
import { unstructuredEvidence } from "cliproof/shared/errors/unstructured-evidence";
import { booleanAt, type JsonRecord, recordAt, stringAt, valueAt } from "cliproof/shared/framing/fields";
import { DiagnosticsCollector } from "cliproof/shared/outcome/diagnostics-collector";
import { documentedError } from "cliproof/shared/outcome/documented";
import { makeUsage } from "cliproof/shared/outcome/make-usage";
import { runEnding } from "cliproof/shared/outcome/run-ending";
import { okStatus } from "cliproof/shared/outcome/verdict";
import { JsonDocumentParser } from "cliproof/shared/parser/json-document-parser";
import { outcomeOf } from "cliproof/shared/parser/run-outcome";
import type { ReducerState, RunEnd } from "cliproof/shared/parser/stream-reducer";
import { ToolLedger } from "cliproof/shared/parser/tool-ledger";
import { Transcript } from "cliproof/shared/parser/transcript";

/** What is known of a run. */
interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  document: JsonRecord | null;
}

/** A fresh parser for one run. */
export function parser(options: ParserOptions): Parser {
  return new JsonDocumentParser({ newState, document: takeDocument, finish }, options);
}

function newState(): RunState {
  const state: Omit<RunState, "transcript"> = {
    events: [],
    diagnostics: new DiagnosticsCollector(),
    tools: new ToolLedger(),
    document: null,
  };
  return Object.assign(state, { transcript: new Transcript((event) => state.events.push(event)) });
}

/** Takes what stdout holds; the last object counts. It may hold anything: the functions of fields.ts never throw. */
function takeDocument(state: RunState, records: readonly JsonRecord[]): void {
  const document = records.filter((record) => booleanAt(record, "ok") !== null).at(-1) ?? null;
  if (document === null) return;
  state.document = document;
  state.events.push({
    kind: "session",
    id: stringAt(document, "session"),
    model: stringAt(document, "model"),
  });
  const answer = booleanAt(document, "ok") === true ? stringAt(document, "answer") : null;
  if (answer !== null) state.transcript.block(answer);
}

/** The outcome: the verdict table decides ok or error, the classifier what kind of error. */
function finish(state: RunState, end: RunEnd): Outcome {
  const { document } = state;
  const { text, httpStatus, codes } = documentedError(recordAt(document, "error"));
  const fallback = end.exit.code === 0 ? end.noise.wholeText() : null;
  const terminal = booleanAt(document, "ok") === true ? okStatus(end.exit) : "error";
  const figures = valueAt(document, "usage");
  const ending = runEnding(end.exit, {
    terminal: document === null ? "absent" : terminal,
    absentMeansCut: fallback === null,
    isMarkedFailed: false,
    fallback,
    answer: stringAt(document, "answer"),
  });
  const outside = { noise: end.noise.wholeText() ?? end.noise.reason(), stderr: end.stderr };
  // Lines of stderr that good runs print too; how a line that reports an error begins.
  const lines = { notice: /^\[info\]/, errorLine: /^error:/i };
  return outcomeOf(state, end, {
    cli: "newcli",
    ending,
    evidence:
      ending.status === "ok"
        ? []
        : [
            { place: "record", text, httpStatus, code: codes[0] ?? null },
            ...unstructuredEvidence(outside, {
              ...lines,
              isExplained: ending.isExplained || document !== null,
            }),
          ],
    rules: [],
    mayEstimate: false,
    sessionId: stringAt(document, "session"),
    model: stringAt(document, "model"),
    usage: makeUsage({
      // Without cached tokens. A CLI that counts them in has them taken out here.
      inputTokens: valueAt(figures, "input_tokens"),
      outputTokens: valueAt(figures, "output_tokens"),
      cacheReadTokens: valueAt(figures, "cached_tokens"),
    }),
  });
}
