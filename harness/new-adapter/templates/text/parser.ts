import type { Outcome, Parser, ParserOptions } from "cliproof/contract";
import { outsideEvidence } from "cliproof/shared/errors/outside-evidence.ts";
import { textOutcome, withoutLastNewline } from "cliproof/shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "cliproof/shared/parser/text-parser.ts";

/** Lines of stderr that good runs print too. */
const NOTICE = /^\[info\]/;
/** How a line begins that tells of an error. */
const ERROR_LINE = /^error:/i;

/** A fresh parser for one run. */
export function parser(options: ParserOptions): Parser {
  return new TextParser(finish, options);
}

/** The outcome: stdout is the answer, or of a failed run it may tell why. */
function finish(run: TextRun): Outcome {
  const { stdout, stderr } = run;
  return textOutcome(run, {
    // A spinner, a banner or a footer of the CLI's own would be taken away here.
    content: withoutLastNewline(stdout),
    // A CLI that ends with 0 although it failed is found out here, by a line that only it prints.
    failed: false,
    evidence: () => outsideEvidence({ noise: stdout, stderr }, { notice: NOTICE, errorLine: ERROR_LINE }),
    rules: [],
    facts: { messages: stdout === "" ? [] : [withoutLastNewline(stdout)] },
  });
}
