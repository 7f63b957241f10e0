import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import type { JsonRecord } from "../framing/fields.ts";
import { HeadAndTail } from "../framing/head-and-tail.ts";
import { jsonRecord } from "../framing/json-record.ts";
import { LineSplitter } from "../framing/line-splitter.ts";
import { withSessionReplaced } from "../session/requested-session.ts";
import { Noise } from "./noise.ts";
import { type ReducerState, type StreamReducer, takeEvents } from "./stream-reducer.ts";
import { WorkEvents } from "./work-events.ts";

/** Puts records together that a CLI prints over several lines, against the rules of its own format. */
export interface LineJoiner {
  /** Takes a line that is no record by itself. Returns the lines that turn out to be noise, and the record it ends. */
  broken(line: string): { noise: readonly string[]; record: JsonRecord | null };
  /** A whole record comes, or the stream is over: what is held is noise. */
  release(): readonly string[];
}

/** Cuts bytes into lines that may be records; a LineSplitter does, and an SseSplitter. */
type Framing = Pick<LineSplitter, "push" | "finish" | "oversizedLines">;

/** How the stream of one provider is put together, where that is not a record a line. */
interface Cutting {
  framing?: Framing;
  joiner?: LineJoiner;
}

/** Parser of a stream with one JSON record a line, each read as soon as its line is complete. */
export class RecordStreamParser<State extends ReducerState> implements Parser {
  readonly #reading: StreamReducer<State>;
  readonly #options: ParserOptions;
  readonly #state: State;
  readonly #joiner: LineJoiner | null;
  readonly #lines: Framing;
  readonly #noise = new Noise();
  readonly #stderr = new HeadAndTail();
  readonly #work: WorkEvents;

  constructor(reading: StreamReducer<State>, options: ParserOptions, { framing, joiner }: Cutting = {}) {
    this.#reading = reading;
    this.#work = new WorkEvents(reading.work ?? {});
    this.#lines = framing ?? new LineSplitter();
    this.#options = options;
    this.#joiner = joiner ?? null;
    this.#state = reading.newState();
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    if (stream === "out") this.#lines.push(bytes, this.#onLine);
    else this.#stderr.push(bytes);
    return takeEvents(this.#state, this.#work);
  }

  flush(): ActivityEvent[] {
    this.#lines.finish(this.#onLine);
    this.#onNoise(this.#joiner?.release());
    this.#onDocument(this.#noise.documentRecords());
    return takeEvents(this.#state, this.#work);
  }

  /** A last line without its newline is not looked at. */
  peek(exit: Exit): Outcome {
    return this.#outcome({ ...this.#state, diagnostics: this.#state.diagnostics.copy() }, exit);
  }

  end(exit: Exit): Outcome {
    this.flush();
    return this.#outcome(this.#state, exit);
  }

  #outcome(state: State, exit: Exit): Outcome {
    const { promptLength, now, session } = this.#options;
    const outcome = this.#reading.finish(state, {
      exit,
      stderr: this.#stderr.text(),
      noise: this.#noise,
      oversizedLines: this.#lines.oversizedLines,
      promptLength,
      now,
    });
    return withSessionReplaced(outcome, session);
  }

  readonly #onLine = (line: string): void => {
    const record = jsonRecord(line);
    if (record !== null) {
      this.#onNoise(this.#joiner?.release());
      this.#onRecord(record);
      return;
    }
    const joined = this.#joiner?.broken(line) ?? { noise: [line], record: null };
    this.#onNoise(joined.noise);
    if (joined.record !== null) this.#onRecord(joined.record);
  };

  #onRecord(record: JsonRecord): void {
    this.#noise.recordSeen();
    this.#reading.reduce(this.#state, record);
  }

  /** A document over several lines that stands in place of a record a line is read as its records. */
  #onDocument(records: readonly JsonRecord[]): void {
    if (records.length === 0) return;
    const { diagnostics } = this.#state;
    const unknown = records.filter((record) => {
      const before = diagnostics.unknownCount;
      this.#reading.reduce(this.#state, record);
      return diagnostics.unknownCount > before;
    });
    this.#noise.documentRead(unknown[0] ?? null);
  }

  #onNoise(lines: readonly string[] = []): void {
    for (const line of lines) {
      this.#state.diagnostics.skippedLine(line);
      this.#noise.add(line);
    }
  }
}
