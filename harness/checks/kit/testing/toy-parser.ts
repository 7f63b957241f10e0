import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { stripAnsi } from "../../../../adapters/shared/framing/ansi-stripper.ts";
import {
  booleanAt,
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  valueAt,
} from "../../../../adapters/shared/framing/fields.ts";
import { jsonRecord } from "../../../../adapters/shared/framing/json-record.ts";
import { LineSplitter } from "../../../../adapters/shared/framing/line-splitter.ts";
import { DiagnosticsCollector } from "../../../../adapters/shared/outcome/diagnostics-collector.ts";
import { makeUsage } from "../../../../adapters/shared/outcome/make-usage.ts";
import { errorOutcome, okOutcome } from "../../../../adapters/shared/outcome/outcome.ts";
import type {
  ActivityEvent,
  ErrorKind,
  Evidence,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
  ToolCall,
} from "../../../../contracts/cli/v1/adapter.ts";

const MAX_MESSAGE = 2000;
const KILLS = new Set<string | number>(["SIGHUP", "SIGTERM", "SIGKILL", 129, 137, 143]);

/** Parser of the toy adapter; see there for what the CLI prints. */
export class ToyParser implements Parser {
  readonly #format: ParserOptions["outputFormat"];
  readonly #lines = new LineSplitter();
  readonly #diagnostics = new DiagnosticsCollector();
  readonly #tools = new Map<string, ToolCall>();
  readonly #messages: string[] = [];
  #stdout: Buffer[] = [];
  #stderr = Buffer.alloc(0);
  #start: JsonRecord = {};
  #done: JsonRecord | null = null;
  #hasRecord = false;

  constructor({ outputFormat }: ParserOptions) {
    this.#format = outputFormat;
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    const events: ActivityEvent[] = [];
    if (stream === "err") {
      if (this.#stderr.length < MAX_MESSAGE * 4) this.#stderr = Buffer.concat([this.#stderr, bytes]);
    } else if (this.#format === "stream-json") {
      this.#lines.push(bytes, (line) => this.#takeLine(line, events));
    } else {
      this.#stdout.push(Buffer.from(bytes));
    }
    return events;
  }

  flush(): ActivityEvent[] {
    const events: ActivityEvent[] = [];
    this.#lines.finish((line) => this.#takeLine(line, events));
    if (this.#format === "json") this.#takeDocument(this.#text(), events);
    return events;
  }

  end(exit: Exit): Outcome {
    this.flush();
    const text = this.#text();
    const id = stringAt(this.#start, "session");
    const textFallback =
      this.#format === "json" && !this.#hasRecord && /^[^[{\s]/.test(text) && !/^\s*[[{]/m.test(text);
    const facts = {
      exit,
      messages: this.#messages,
      model: stringAt(this.#start, "model"),
      session: id === null ? null : { id },
      tools: [...this.#tools.values()],
      usage: makeUsage({
        inputTokens: valueAt(this.#done, "usage", "in"),
        outputTokens: valueAt(this.#done, "usage", "out"),
      }),
      diagnostics: this.#diagnostics.result({ textFallback }),
    };
    const answer = this.#answer(exit, text, textFallback);
    if (answer !== null) return okOutcome(answer, facts);
    const { kind, message, evidence, httpStatus } = this.#error(exit, text);
    const reason = stripAnsi(message.slice(0, MAX_MESSAGE)).trim();
    return errorOutcome(
      makeError(kind, reason || "The toy failed.", evidence, { httpStatus: httpStatus ?? null }),
      facts,
    );
  }

  /** What stdout says outside `stream-json`; a repeated call finds it decoded. */
  #text(): string {
    const bytes = Buffer.concat(this.#stdout);
    this.#stdout = [bytes];
    return new TextDecoder().decode(bytes);
  }

  #answer(exit: Exit, text: string, textFallback: boolean): string | null {
    if (this.#format === "text" || textFallback) {
      return exit.code === 0 && !exit.timedOut && !exit.aborted
        ? stripAnsi(text).replace(/\r?\n$/, "")
        : null;
    }
    return booleanAt(this.#done, "ok") === true ? stringAt(this.#done, "answer") : null;
  }

  #error(
    exit: Exit,
    text: string,
  ): { kind: ErrorKind; message: string; evidence: Evidence; httpStatus?: number | null } {
    const message = stringAt(this.#done, "error", "message");
    if (message !== null) {
      const httpStatus = numberAt(this.#done, "error", "status");
      return {
        kind: httpStatus === 429 ? "rate_limited" : "unknown",
        message,
        evidence: "record",
        httpStatus,
      };
    }
    if (exit.aborted || exit.code === 130 || exit.signal === "SIGINT")
      return { kind: "cancelled", message: "The run was aborted.", evidence: "exit" };
    if (exit.timedOut || KILLS.has(exit.signal ?? exit.code ?? 0))
      return { kind: "timeout", message: "The run was killed.", evidence: "exit" };
    if (exit.code === 0)
      return { kind: "stream_truncated", message: "The stream has no done record.", evidence: "exit" };
    if (this.#stderr.length > 0)
      return { kind: "unknown", message: this.#stderr.toString("utf8"), evidence: "stderr" };
    return { kind: "unknown", message: this.#format === "text" ? text : "", evidence: "stdout" };
  }

  #takeDocument(text: string, events: ActivityEvent[]): void {
    this.#stdout = [Buffer.from(text)];
    if (this.#hasRecord) return;
    const record = jsonRecord(text);
    for (const one of record === null ? arrayOf(text) : [record]) this.#take(one, events);
  }

  #takeLine(line: string, events: ActivityEvent[]): void {
    const record = jsonRecord(line);
    if (record !== null) this.#take(record, events);
    else if (line.trim() !== "") this.#diagnostics.skippedLine(line);
  }

  #take(record: JsonRecord, events: ActivityEvent[]): void {
    this.#hasRecord = true;
    const type = stringAt(record, "type");
    const text = stringAt(record, "text");
    const id = stringAt(record, "id");
    if (type === "start") {
      this.#start = record;
      events.push({ kind: "session", id: stringAt(record, "session"), model: stringAt(record, "model") });
    } else if (type === "delta" && text !== null) {
      events.push({ kind: "assistant_text", text });
    } else if (type === "say" && text !== null) {
      this.#messages.push(text);
    } else if (type === "tool" && id !== null) {
      const name = stringAt(record, "name") ?? "unknown";
      this.#tools.set(id, { name, id, status: "error" });
      events.push({ kind: "tool_use", tool_call_id: id, name, input: recordAt(record, "input") ?? {} });
    } else if (type === "tool_done" && id !== null) {
      const status = booleanAt(record, "ok") === true ? "ok" : "error";
      const call = this.#tools.get(id);
      if (call !== undefined) this.#tools.set(id, { ...call, status });
      events.push({
        kind: "tool_result",
        tool_call_id: id,
        status,
        output: valueAt(record, "output") ?? null,
      });
    } else if (type === "done") {
      this.#done = record;
    } else {
      this.#diagnostics.unknownType(type ?? "(none)");
    }
  }
}

function arrayOf(text: string): JsonRecord[] {
  try {
    // Escape sequences are around the array only: inside its strings they are escaped.
    const value: unknown = JSON.parse(stripAnsi(text));
    return Array.isArray(value) ? value.filter((item) => recordAt(item) !== null) : [];
  } catch {
    return [];
  }
}
