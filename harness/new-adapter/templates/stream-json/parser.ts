import type { Outcome, Parser, ParserOptions } from "cliproof/contract";
import type { ErrorEvidence } from "cliproof/shared/errors/error-evidence";
import { unstructuredEvidence } from "cliproof/shared/errors/unstructured-evidence";
import { booleanAt, type JsonRecord, recordAt, stringAt, valueAt } from "cliproof/shared/framing/fields";
import { DiagnosticsCollector } from "cliproof/shared/outcome/diagnostics-collector";
import { documentedError } from "cliproof/shared/outcome/documented";
import { makeUsage } from "cliproof/shared/outcome/make-usage";
import { runEnding } from "cliproof/shared/outcome/run-ending";
import { okStatus } from "cliproof/shared/outcome/verdict";
import { RecordStreamParser } from "cliproof/shared/parser/record-stream-parser";
import { outcomeOf } from "cliproof/shared/parser/run-outcome";
import type { ReducerState, RunEnd } from "cliproof/shared/parser/stream-reducer";
import { ToolLedger } from "cliproof/shared/parser/tool-ledger";
import { Transcript } from "cliproof/shared/parser/transcript";

/** What is known of a run so far. */
interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  start: JsonRecord;
  done: JsonRecord | null;
}

/** A fresh parser for one run. */
export function parser(options: ParserOptions): Parser {
  return new RecordStreamParser({ newState, reduce, finish }, options);
}

function newState(): RunState {
  const state: Omit<RunState, "transcript"> = {
    events: [],
    diagnostics: new DiagnosticsCollector(),
    tools: new ToolLedger(),
    start: {},
    done: null,
  };
  // Through the state: its list of events is another one after each fetch.
  return Object.assign(state, { transcript: new Transcript((event) => state.events.push(event)) });
}

/** Takes one record. It may hold anything: read it with the functions of fields.ts, which never throw. */
function reduce(state: RunState, record: JsonRecord): void {
  const type = stringAt(record, "type");
  if (type === "start") {
    state.start = record;
    const [id, model] = [stringAt(record, "session"), stringAt(record, "model")];
    state.events.push({ kind: "session", id, model });
  } else if (type === "text") {
    state.transcript.block(stringAt(record, "text") ?? "");
  } else if (type === "tool_call") {
    const [id, name] = [stringAt(record, "id"), stringAt(record, "name") ?? "unknown"];
    if (!state.tools.use(id, name) || id === null) return;
    state.events.push({ kind: "tool_use", tool_call_id: id, name, input: record.input ?? {} });
  } else if (type === "tool_result") {
    const [id, isError] = [stringAt(record, "id"), booleanAt(record, "is_error") ?? false];
    if (id === null || !state.tools.result(id, isError)) return;
    const status = isError ? "error" : "ok";
    state.events.push({ kind: "tool_result", tool_call_id: id, status, output: record.output ?? null });
  } else if (type === "done") {
    state.done = record;
  } else {
    state.diagnostics.unknownType(type ?? "(none)");
  }
}

/** The outcome: the verdict table decides ok or error, the classifier what kind of error. */
function finish(state: RunState, end: RunEnd): Outcome {
  const { start, done } = state;
  const isOk = booleanAt(done, "ok") === true;
  const fallback = end.exit.code === 0 ? end.noise.wholeText() : null;
  const ending = runEnding(end.exit, {
    terminal: done === null ? "absent" : isOk ? okStatus(end.exit) : "error",
    absentMeansCut: fallback === null,
    isMarkedFailed: false,
    fallback,
    answer: stringAt(done, "answer"),
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
            ...recordEvidence(done),
            ...unstructuredEvidence(outside, { ...lines, isExplained: ending.isExplained || done !== null }),
          ],
    rules: [],
    mayEstimate: false,
    sessionId: stringAt(start, "session"),
    model: stringAt(start, "model"),
    usage: usageOf(done),
  });
}

/** Never of an answer, a tool's input or its output: only what the CLI itself says of an error. */
function recordEvidence(done: JsonRecord | null): ErrorEvidence[] {
  const error = recordAt(done, "error");
  if (error === null) return [];
  const { text, httpStatus, codes } = documentedError(error);
  return [{ place: "record", text, httpStatus, code: codes[0] ?? null }];
}

function usageOf(done: JsonRecord | null) {
  const figures = valueAt(done, "usage");
  return makeUsage({
    // Without cached tokens. A CLI that counts them in has them taken out here.
    inputTokens: valueAt(figures, "input_tokens"),
    outputTokens: valueAt(figures, "output_tokens"),
    cacheReadTokens: valueAt(figures, "cached_tokens"),
  });
}
