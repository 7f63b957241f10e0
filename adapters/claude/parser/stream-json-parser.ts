import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";
import { LineSplitter } from "../../shared/framing/line-splitter.ts";
import { HeadAndTail } from "../../shared/text/head-and-tail.ts";
import { finishRun } from "./finish-run.ts";
import { Noise } from "./noise.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, takeEvents } from "./run-state.ts";

/** Parser for `--output-format stream-json`: one record a line, read as soon as its line is complete. */
export class StreamJsonParser implements Parser {
  readonly #options: ParserOptions;
  readonly #state = newRunState();
  readonly #lines = new LineSplitter();
  readonly #noise = new Noise();
  readonly #stderr = new HeadAndTail();

  constructor(options: ParserOptions) {
    this.#options = options;
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

  end(exit: Exit): Outcome {
    this.flush();
    return finishRun(this.#state, {
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
    reduceRecord(this.#state, record);
  };
}
