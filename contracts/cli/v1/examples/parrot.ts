import { z } from "zod";
import {
  booleanAt,
  type JsonRecord,
  numberAt,
  stringAt,
} from "../../../../adapters/shared/framing/fields.ts";
import { HeadAndTail } from "../../../../adapters/shared/framing/head-and-tail.ts";
import { jsonRecord } from "../../../../adapters/shared/framing/json-record.ts";
import { LineSplitter } from "../../../../adapters/shared/framing/line-splitter.ts";
import { DiagnosticsCollector } from "../../../../adapters/shared/outcome/diagnostics-collector.ts";
import { errorOutcome, okOutcome } from "../../../../adapters/shared/outcome/outcome.ts";
import { verdict } from "../../../../adapters/shared/outcome/verdict.ts";
import { verdictError } from "../../../../adapters/shared/outcome/verdict-error.ts";
import { withSessionReplaced } from "../../../../adapters/shared/session/requested-session.ts";
import type { ActivityEvent, Adapter, Exit, Outcome, Parser, ParserOptions } from "../adapter.ts";

/** An adapter for `parrot`, a made-up CLI that prints start, say and end records, one a line. */
const adapter: Adapter<{ command: string }> = {
  manifest: {
    id: "parrot",
    version: "1.0.0",
    provider: "parrot",
    commands: ["parrot"],
    cliVersions: "^1.0.0",
    transport: "cli",
    promptStyle: "stdin",
    outputFormats: ["stream-json"],
    terminalRecords: { "stream-json": "end" },
    capabilities: { streaming: true, sessions: true, model: true },
    requests: ["session"],
    plainStart: ["--json"],
  },
  configSchema: z.object({ command: z.string().min(1).default("parrot") }),
  invocation: (request, config) => ({
    command: config.command,
    // Tied to its flag, no value can become a flag of its own.
    args: ["--json", ...(request.session ? [`--resume=${request.session.id}`] : [])],
    stdin: request.prompt,
    env: { ...request.env },
  }),
  parser: ({ session }) => new ParrotParser(session),
  sessionCodec: {
    serialize: (outcome) => (outcome.session?.id ? { id: outcome.session.id } : null),
    deserialize: (state) => {
      const id = stringAt(state, "id");
      return id === null || id === "" ? null : { id };
    },
    displayId: (state) => (typeof state.id === "string" ? state.id : null),
  },
};
export default adapter;

class ParrotParser implements Parser {
  readonly #lines = new LineSplitter();
  readonly #stderr = new HeadAndTail();
  readonly #diagnostics = new DiagnosticsCollector();
  readonly #messages: string[] = [];
  readonly #session: ParserOptions["session"];
  #start: JsonRecord = {};
  #end: JsonRecord | null = null;

  constructor(session: ParserOptions["session"]) {
    this.#session = session;
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    const events: ActivityEvent[] = [];
    if (stream === "err") this.#stderr.push(bytes);
    else this.#lines.push(bytes, (line) => this.#take(line, events));
    return events;
  }

  flush(): ActivityEvent[] {
    const events: ActivityEvent[] = [];
    this.#lines.finish((line) => this.#take(line, events));
    return events;
  }

  end(exit: Exit): Outcome {
    this.flush();
    return this.peek(exit);
  }

  peek(exit: Exit): Outcome {
    const id = stringAt(this.#start, "session");
    const facts = {
      exit,
      messages: this.#messages,
      model: stringAt(this.#start, "model"),
      session: id === null ? null : { id, displayId: id },
      diagnostics: this.#diagnostics.result({ oversizedLines: this.#lines.oversizedLines }),
    };
    const answer = booleanAt(this.#end, "ok") === true ? stringAt(this.#end, "answer") : null;
    const terminal = this.#end === null ? "absent" : answer === null ? "error" : "ok";
    const found = verdict({ terminal, absentMeansCut: true, exit, isMarkedFailed: false });
    if (found.status === "ok") return withSessionReplaced(okOutcome(answer ?? "", facts), this.#session);
    const record = {
      place: "record" as const,
      text: stringAt(this.#end, "error", "message"),
      code: stringAt(this.#end, "error", "code"),
      httpStatus: numberAt(this.#end, "error", "status"),
    };
    const stderr = { place: "stderr" as const, text: this.#stderr.text() };
    return errorOutcome(verdictError(found.from, [record, stderr], exit), facts);
  }

  #take(line: string, events: ActivityEvent[]): void {
    const record = jsonRecord(line);
    if (record === null) {
      this.#diagnostics.skippedLine(line);
      return;
    }
    const type = stringAt(record, "type");
    if (type === "start") {
      this.#start = record;
      events.push({ kind: "session", id: stringAt(record, "session"), model: stringAt(record, "model") });
    } else if (type === "say") {
      const text = stringAt(record, "text");
      if (text === null) return;
      this.#messages.push(text);
      events.push({ kind: "assistant_text", text });
    } else if (type === "end") {
      this.#end = record;
    } else {
      this.#diagnostics.unknownType(type ?? "(none)");
    }
  }
}
