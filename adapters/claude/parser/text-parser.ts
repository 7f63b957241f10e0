import type {
  ActivityEvent,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../../shared/ansi/strip-ansi.ts";
import { errorOutcome, okOutcome } from "../../shared/outcome/outcome.ts";
import { HeadAndTail } from "../../shared/text/head-and-tail.ts";
import { StdoutText } from "../../shared/text/stdout-text.ts";
import { estimateUsage } from "../../shared/usage/estimate-usage.ts";
import { verdict } from "../../shared/verdict/verdict.ts";
import { verdictError } from "../../shared/verdict/verdict-error.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { isPrintedError } from "../printed-errors.ts";
import { outsideEvidence } from "./run-evidence.ts";
import { sessionAfter } from "./session-after.ts";

/**
 * Parser for text mode: stdout less its last newline is the answer of a good run, and the error text of a failed
 * one. Only the exit tells which, so there are neither events nor messages.
 */
export class TextParser implements Parser {
  readonly #options: ParserOptions;
  readonly #stdout = new StdoutText();
  readonly #stderr = new HeadAndTail();

  constructor(options: ParserOptions) {
    this.#options = options;
  }

  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[] {
    (stream === "out" ? this.#stdout : this.#stderr).push(bytes);
    return [];
  }

  end(exit: Exit): Outcome {
    const text = stripAnsi(this.#stdout.finish());
    const result = verdict({
      terminal: "absent",
      hasTerminalRecord: false,
      exit,
      stderrMarker: isPrintedError(text),
    });
    if (result.status === "error") {
      const evidence = outsideEvidence({ noise: text.trim(), stderr: stripAnsi(this.#stderr.text()) });
      const error = verdictError(result.from, evidence, exit, { rules: ERROR_RULES });
      return errorOutcome(error, { exit, session: sessionAfter(error, null) });
    }
    const content = text.replace(/\r?\n$/, "");
    const usage = estimateUsage(this.#options.promptLength, content.length);
    return okOutcome(content, { exit, usage, diagnostics: content === "" ? { emptyAnswer: true } : {} });
  }
}
