import type { Outcome, Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { RecordStreamParser } from "../../shared/parser/record-stream-parser.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import { TextParser, type TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, isHelp, lastQuestion, printedErrors } from "../printed-errors.ts";
import { WORK_TOOLS } from "../work-tools.ts";
import { finishRun } from "./finish-run.ts";
import { reduceRecord } from "./reduce-record.ts";
import { printedEvidence } from "./run-evidence.ts";
import { newRunState } from "./run-state.ts";

/** `> build · lab-model`: the agent and the model that answers, ahead of all else on stderr. */
const BANNER = /^> .+ · (\S+)\s*$/m;

/** A fresh parser for one run of opencode, whose `--format json` is a stream of records. */
export function parser(options: ParserOptions): Parser {
  if (options.outputFormat === "text") return new TextParser(finishText, options);
  return new RecordStreamParser(
    { newState: newRunState, reduce: reduceRecord, finish: finishRun, work: WORK_TOOLS },
    options,
  );
}

/**
 * The outcome of a text-mode run. stdout holds the model's texts and nothing else, also in a run that failed, so it
 * never says why; but for the help text, which older versions print there, and a question that no one answered.
 */
function finishText(run: TextRun): Outcome {
  const { stdout, stderrAsPrinted } = run;
  const help = isHelp(stdout) ? stdout : "";
  const asked = lastQuestion(stdout);
  const isFailed =
    help !== "" || asked !== null || printedErrors(stderrAsPrinted).length > 0 || isSilentFailure(run);
  const ending = textEnding(run, withoutLastNewline(stdout), isFailed);
  const refused =
    asked === null ? [] : [{ place: "stdout" as const, text: asked, code: "permission-rejected" }];
  return textOutcome(run, {
    ending,
    evidence:
      ending.status === "ok"
        ? []
        : [...refused, ...printedEvidence({ noise: help, stderr: stderrAsPrinted }, false)],
    rules: ERROR_RULES,
    facts: { model: BANNER.exec(run.stderr)?.[1] ?? null },
  });
}

/** Nothing on stdout, and stderr reports an error in the words of a crash (anomalyco/opencode#2489). */
function isSilentFailure({ stdout, stderr }: TextRun): boolean {
  return stdout.trim() === "" && ERROR_LINE.test(stderr);
}
