import type { Outcome, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import { stringAt } from "../../shared/framing/fields.ts";
import { stderrDocument } from "../../shared/gemini-cli/stderr-document.ts";
import { type RunEnding, runEnding } from "../../shared/outcome/run-ending.ts";
import { type Findings, outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { startsWithError } from "../printed-errors.ts";
import { parseError } from "./parse-error.ts";
import { runEvidence } from "./run-evidence.ts";
import { lastTurnText, type RunState } from "./run-state.ts";
import { type RunWord, runWord } from "./run-verdict.ts";
import { type StderrReport, stderrReport } from "./stderr-report.ts";

/** The outcome of a run that printed records or a document, or should have. */
export function finishRun(
  state: RunState,
  end: RunEnd,
  { outputFormat, cliVersion }: ParserOptions,
): Outcome {
  const report = stderrReport(end.stderr);
  const document = state.end === null && outputFormat === "json" ? stderrDocument(end.stderr) : null;
  state.sessionId ??= stringAt(document, "session_id");
  const said = runWord(state, report, end.exit, cliVersion);
  const reported = [...said.reported, ...(document === null ? [] : parseError(document.error, "stderr"))];
  const fallback = state.end === null ? textInstead(end) : null;
  const isMarked = document !== null || report.fatal !== null || report.crash !== null;
  const ending = runEnding(end.exit, {
    terminal: said.terminal === "absent" && fallback !== null ? "ok" : said.terminal,
    absentMeansCut: true,
    isMarkedFailed: isMarked || startsWithError(report.rest) || startsWithError(end.noise.reason()),
    fallback,
    answer: state.hasLostText ? null : lastTurnText(state),
  });
  return outcomeOf(state, end, {
    cli: "gemini",
    ending,
    evidence:
      ending.status === "ok"
        ? []
        : allEvidence(state, { ...said, reported: reported }, report, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: state.end?.hasFigures !== true,
    sessionId: state.sessionId,
    ...findings(state, end, report, ending),
  });
}

/** Plain text in place of records; null where it is no answer. */
function textInstead({ noise, exit }: RunEnd): string | null {
  const text = noise.wholeText();
  return text === null || exit.code !== 0 || startsWithError(text) ? null : text;
}

function allEvidence(
  state: RunState,
  { reported }: RunWord,
  report: StderrReport,
  { exit, noise, stderr }: RunEnd,
  isExplained: boolean,
) {
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const stdout = state.end === null ? noise.reason() : "";
  const cut = promptCut(stderr);
  return [
    ...runEvidence(reported, { report, stdout, exit, isExplained }),
    ...(cut === null ? [] : [{ place: "stderr" as const, text: cut }]),
    ...(state.end?.hasNoTokens
      ? [{ place: "record" as const, text: "No model was asked, or none answered" }]
      : []),
  ];
}

function findings(state: RunState, end: RunEnd, { retries }: StderrReport, ending: RunEnding): Findings {
  const { model, models } = state;
  const usage = state.end?.usage ?? null;
  // The CLI prints zeros where no model answered.
  if (ending.status === "error") return { usage: state.end?.hasNoTokens ? null : usage, model, models };
  const cut = promptCut(end.stderr);
  const notices = [...retries.map(({ sentence }) => sentence), ...(cut === null ? [] : [cut])];
  return { usage, model, models, notices };
}

/** What the CLI says of a prompt that is longer than it reads, without its "Warning: "; null when it does not. */
function promptCut(stderr: string): string | null {
  return /^Warning: (stdin input truncated to \d+ bytes)/m.exec(stripAnsi(stderr))?.[1] ?? null;
}
