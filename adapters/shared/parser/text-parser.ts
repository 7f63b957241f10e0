import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../framing/ansi-stripper.ts";
import { HeadAndTail } from "../framing/head-and-tail.ts";
import { StdoutText } from "../framing/stdout-text.ts";
import { withSessionReplaced } from "../session/requested-session.ts";

/** A text-mode run that is over. Escape sequences are gone from `stdout` and `stderr`. */
export interface TextRun {
  stdout: string;
  stderr: string;
  /** stderr with its escape sequences, for a CLI that paints its errors and nothing else. */
  stderrAsPrinted: string;
  exit: Exit;
  promptLength: number | undefined;
  /** Time of the run, ISO 8601. */
  now?: string | undefined;
  cliVersion: string | undefined;
}

/**
 * Parser for text mode: what stdout means is known at the end only, when the exit and stderr say whether it is an
 * answer or the text of an error. So there are no events.
 */
export class TextParser implements Parser {
  readonly #finish: (run: TextRun) => Outcome;
  readonly #options: ParserOptions;
  readonly #stdout = new StdoutText();
  readonly #stderr = new HeadAndTail();

  /** @param finish the provider's reading of the whole run; never throws. */
  constructor(finish: (run: TextRun) => Outcome, options: ParserOptions) {
    this.#finish = finish;
    this.#options = options;
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    (stream === "out" ? this.#stdout : this.#stderr).push(bytes);
    return [];
  }

  peek(exit: Exit): Outcome {
    return this.#outcome(this.#stdout.text(), exit);
  }

  end(exit: Exit): Outcome {
    return this.#outcome(this.#stdout.finish(), exit);
  }

  #outcome(stdout: string, exit: Exit): Outcome {
    const stderrAsPrinted = this.#stderr.text();
    const { promptLength, now, cliVersion, session } = this.#options;
    const outcome = this.#finish({
      stdout: stripAnsi(stdout),
      stderr: stripAnsi(stderrAsPrinted),
      stderrAsPrinted,
      exit,
      promptLength,
      now,
      cliVersion,
    });
    return withSessionReplaced(outcome, session);
  }
}
