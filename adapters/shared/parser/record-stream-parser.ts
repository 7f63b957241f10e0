import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import { jsonRecord } from "../framing/json-record.ts";
import { LineSplitter } from "../framing/line-splitter.ts";
import { HeadAndTail } from "../text/head-and-tail.ts";
import { Noise } from "./noise.ts";
import { type RecordReading, type RunReading, takeEvents } from "./record-reading.ts";

/** Cuts bytes into lines that may be records; a LineSplitter does, and an SseSplitter. */
type Framing = Pick<LineSplitter, "push" | "finish" | "oversizedLines">;

/** Parser of a stream with one JSON record a line, each read as soon as its line is complete. */
export class RecordStreamParser<State extends RunReading> implements Parser {
  readonly #reading: RecordReading<State>;
  readonly #options: ParserOptions;
  readonly #state: State;
  readonly #lines: Framing;
  readonly #noise = new Noise();
  readonly #stderr = new HeadAndTail();

  constructor(reading: RecordReading<State>, options: ParserOptions, lines: Framing = new LineSplitter()) {
    this.#reading = reading;
    this.#lines = lines;
    this.#options = options;
    this.#state = reading.newState();
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    if (stream === "out") this.#lines.push(bytes, this.#onLine);
    else this.#stderr.push(bytes);
    return takeEvents(this.#state);
  }

  flush(): ActivityEvent[] {
    this.#lines.finish(this.#onLine);
    return takeEvents(this.#state);
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
    return this.#reading.finish(state, {
      exit,
      stderr: this.#stderr.text(),
      noise: this.#noise,
      oversizedLines: this.#lines.oversizedLines,
      promptLength: this.#options.promptLength,
    });
  }

  readonly #onLine = (line: string): void => {
    const record = jsonRecord(line);
    if (record === null) {
      this.#state.diagnostics.skippedLine(line);
      this.#noise.add(line);
      return;
    }
    this.#noise.recordSeen();
    this.#reading.reduce(this.#state, record);
  };
}
