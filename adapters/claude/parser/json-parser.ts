import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import { HeadAndTail } from "../../shared/text/head-and-tail.ts";
import { StdoutText } from "../../shared/text/stdout-text.ts";
import { onDocumentedObject } from "./documented-answer.ts";
import { finishRun } from "./finish-run.ts";
import { jsonOutput } from "./json-output.ts";
import { Noise } from "./noise.ts";
import { reduceRecord } from "./reduce-record.ts";
import { newRunState, takeEvents } from "./run-state.ts";

/** Parser for `--output-format json`: nothing can be read before the end, so the whole stdout is kept. */
export class JsonParser implements Parser {
  readonly #options: ParserOptions;
  readonly #state = newRunState();
  readonly #stdout = new StdoutText();
  readonly #stderr = new HeadAndTail();
  readonly #noise = new Noise();
  #isRead = false;

  constructor(options: ParserOptions) {
    this.#options = options;
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    (stream === "out" ? this.#stdout : this.#stderr).push(bytes);
    return [];
  }

  flush(): ActivityEvent[] {
    if (!this.#isRead) this.#read(this.#stdout.finish());
    this.#isRead = true;
    return takeEvents(this.#state);
  }

  end(exit: Exit): Outcome {
    this.flush();
    return finishRun(this.#state, {
      exit,
      stderr: this.#stderr.text(),
      noise: this.#noise,
      oversizedLines: 0,
      promptLength: this.#options.promptLength,
    });
  }

  #read(stdout: string): void {
    const { records, noise } = jsonOutput(stdout);
    if (noise.at(-1) === "") noise.pop();
    for (const line of noise) {
      this.#noise.add(line);
      this.#state.diagnostics.skippedLine(line);
    }
    if (records.length > 0) this.#noise.recordSeen();
    const [only] = records;
    if (records.length !== 1 || only === undefined || !onDocumentedObject(this.#state, only))
      for (const record of records) reduceRecord(this.#state, record);
    this.#tellAnswer();
  }

  /** A lone result has no messages: its text is the one message of the run. */
  #tellAnswer(): void {
    const { end, transcript, documented } = this.#state;
    if (transcript.messages.length > 0) return;
    const answer = end === null ? documented?.text : end.word === "error" ? null : end.text;
    if (answer) transcript.block(answer);
  }
}
