import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../framing/ansi-stripper.ts";
import type { JsonRecord } from "../framing/fields.ts";
import { HeadAndTail } from "../framing/head-and-tail.ts";
import { StdoutText } from "../framing/stdout-text.ts";
import { withSessionReplaced } from "../session/requested-session.ts";
import { breaksOff, jsonOutput } from "./json-output.ts";
import { Noise } from "./noise.ts";
import { type ReducerState, type StreamReducer, takeEvents } from "./stream-reducer.ts";
import { WorkEvents } from "./work-events.ts";

/** Characters in which a document must have begun, escape sequences included. */
const START_LENGTH = 4096;
const DOCUMENT_START = /^[\s\uFEFF]*[[{]/;

/** A reading that takes the records of a whole document at once. */
export interface DocumentReducer<State extends ReducerState> extends Omit<StreamReducer<State>, "reduce"> {
  document(state: State, records: readonly JsonRecord[]): void;
}

/** Parser of a run that prints one JSON document: nothing can be read before the end, so stdout is kept whole. */
export class JsonDocumentParser<State extends ReducerState> implements Parser {
  readonly #reading: DocumentReducer<State>;
  readonly #options: ParserOptions;
  readonly #state: State;
  readonly #noise = new Noise();
  readonly #stdout = new StdoutText();
  readonly #stderr = new HeadAndTail();
  readonly #work: WorkEvents;
  #isRead = false;

  constructor(reading: DocumentReducer<State>, options: ParserOptions) {
    this.#reading = reading;
    this.#work = new WorkEvents(reading.work ?? {});
    this.#options = options;
    this.#state = reading.newState();
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    (stream === "out" ? this.#stdout : this.#stderr).push(bytes);
    return [];
  }

  flush(): ActivityEvent[] {
    if (!this.#isRead) this.#read(this.#stdout.finish(), this.#state, this.#noise);
    this.#isRead = true;
    return takeEvents(this.#state, this.#work);
  }

  peek(exit: Exit): Outcome {
    const state = this.#reading.newState();
    const noise = new Noise();
    this.#read(this.#stdout.text(), state, noise);
    return this.#outcome(state, noise, exit);
  }

  end(exit: Exit): Outcome {
    this.flush();
    return this.#outcome(this.#state, this.#noise, exit);
  }

  #outcome(state: State, noise: Noise, exit: Exit): Outcome {
    const { promptLength, now, session } = this.#options;
    const outcome = this.#reading.finish(state, {
      exit,
      stderr: this.#stderr.text(),
      noise,
      oversizedLines: 0,
      promptLength,
      now,
    });
    return withSessionReplaced(outcome, session);
  }

  #read(stdout: string, state: State, noise: Noise): void {
    const { records, noise: lines } = jsonOutput(stdout);
    if (lines.at(-1) === "") lines.pop();
    for (const line of lines) {
      noise.add(line);
      state.diagnostics.skippedLine(line);
    }
    if (records.length > 0) noise.recordSeen();
    // A document over several lines that was cut: no line of it looks like half a record.
    else if (DOCUMENT_START.test(stripAnsi(stdout.slice(0, START_LENGTH))) || breaksOff(stdout))
      noise.halfDocumentSeen();
    this.#reading.document(state, records);
  }
}
