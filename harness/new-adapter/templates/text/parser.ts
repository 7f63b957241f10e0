import type { Outcome, Parser, ParserOptions } from "cliproof/contract";
import { unstructuredEvidence } from "cliproof/shared/errors/unstructured-evidence";
import { withoutLastNewline } from "cliproof/shared/outcome/run-ending";
import { textEnding, textOutcome } from "cliproof/shared/parser/text-outcome";
import { TextParser, type TextRun } from "cliproof/shared/parser/text-parser";

/** Lines of stderr that good runs print too. */
const NOTICE = /^\[info\]/;
/** How a line begins that reports an error. */
const ERROR_LINE = /^error:/i;

/** A fresh parser for one run. */
export function parser(options: ParserOptions): Parser {
  return new TextParser(finish, options);
}

/** The outcome: stdout is the answer, or of a failed run it may say why. */
function finish(run: TextRun): Outcome {
  const { stdout, stderr } = run;
  // A spinner, a banner or a footer of the CLI's own would be taken away here.
  const content = withoutLastNewline(stdout);
  // A CLI that ends with 0 although it failed is found out here, by a line that only it prints.
  const ending = textEnding(run, content, false);
  const lines = { notice: NOTICE, errorLine: ERROR_LINE };
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : unstructuredEvidence({ noise: stdout, stderr }, lines),
    rules: [],
    facts: { messages: stdout === "" ? [] : [content] },
  });
}
