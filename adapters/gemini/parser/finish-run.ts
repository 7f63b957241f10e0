import type { Outcome, ParserOptions, RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { Diagnostics } from "../../shared/diagnostics/diagnostics-collector.ts";
import { makeError } from "../../shared/errors/make-error.ts";
import { stringAt } from "../../shared/fields/fields.ts";
import { stderrDocument } from "../../shared/gemini-cli/stderr-document.ts";
import { errorOutcome, okOutcome, type RunFacts } from "../../shared/outcome/outcome.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { sessionAfter } from "../../shared/parser/session-after.ts";
import { withoutLastNewline } from "../../shared/parser/text-outcome.ts";
import { estimateUsage } from "../../shared/usage/estimate-usage.ts";
import { verdict } from "../../shared/verdict/verdict.ts";
import { verdictError } from "../../shared/verdict/verdict-error.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { promptCut, startsWithError } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import { lastTurnText, type RunState } from "./run-state.ts";
import { type RunWord, runWord } from "./run-verdict.ts";
import { type StderrReport, stderrReport } from "./stderr-report.ts";
import { toldError } from "./told-error.ts";

/** The outcome of a run that printed records or a document, or should have. */
export function finishRun(
  state: RunState,
  end: RunEnd,
  { outputFormat, cliVersion }: ParserOptions,
): Outcome {
  const { exit } = end;
  const report = stderrReport(end.stderr);
  const document = state.end === null && outputFormat === "json" ? stderrDocument(end.stderr) : null;
  state.sessionId ??= stringAt(document, "session_id");
  const said = runWord(state, report, exit, cliVersion);
  const fallback = state.end === null ? textInstead(end) : null;
  const terminal = said.terminal === "absent" && fallback !== null ? "ok" : said.terminal;
  const isMarked = document !== null || report.fatal !== null || report.crash !== null;
  const result = verdict({
    terminal,
    hasTerminalRecord: true,
    exit,
    stderrMarker: isMarked || startsWithError(report.rest) || startsWithError(end.noise.reason()),
  });
  if (result.status === "error") {
    const told = [...said.told, ...(document === null ? [] : toldError(document.error, "stderr"))];
    const isExplained = result.from !== "evidence" && result.from !== "record";
    const evidence = allEvidence(state, { ...said, told }, report, end, isExplained);
    const error = verdictError(result.from, evidence, exit, { rules: ERROR_RULES });
    return errorOutcome(error, facts(state, end, {}, error));
  }
  for (const { sentence } of report.retries) state.diagnostics.notice(sentence);
  return fallback === null ? finishGood(state, end) : finishFallback(state, end, fallback);
}

function finishGood(state: RunState, end: RunEnd): Outcome {
  if (state.hasLostText) {
    const error = makeError("output_invalid", "gemini ended well but its answer cannot be read", "record");
    return errorOutcome(error, facts(state, end, {}, error));
  }
  const content = lastTurnText(state);
  const more: Diagnostics = content === "" ? { emptyAnswer: true } : {};
  const known = facts(state, end, more, null);
  const usage = state.end?.hasFigures
    ? known.usage
    : (known.usage ?? estimateUsage(end.promptLength, content.length));
  return okOutcome(content, { ...known, usage: usage ?? null });
}

function finishFallback(state: RunState, end: RunEnd, text: string): Outcome {
  const usage = estimateUsage(end.promptLength, text.length);
  return okOutcome(text, { ...facts(state, end, { textFallback: true }, null), usage });
}

/** Plain text in the place of records; null where it is no answer. */
function textInstead({ noise, exit }: RunEnd): string | null {
  const text = noise.wholeText();
  return text === null || exit.code !== 0 || startsWithError(text) ? null : withoutLastNewline(text);
}

function allEvidence(
  state: RunState,
  { told }: RunWord,
  report: StderrReport,
  { exit, noise, stderr }: RunEnd,
  isExplained: boolean,
) {
  // What stands among the records of a run that told its own end is not why it failed (INV-CLI-PARSE-007).
  const stdout = state.end === null ? noise.reason() : "";
  const cut = promptCut(stderr);
  return [
    ...runEvidence(told, { report, stdout, exit, isExplained }),
    ...(cut === null ? [] : [{ place: "stderr" as const, text: cut }]),
    ...(state.end?.hasNoTokens
      ? [{ place: "record" as const, text: "No model was asked, or none answered" }]
      : []),
  ];
}

function facts(state: RunState, end: RunEnd, more: Diagnostics, error: RunError | null): RunFacts {
  const cut = error === null ? promptCut(end.stderr) : null;
  if (cut !== null) state.diagnostics.notice(cut);
  // The CLI prints zeros where no model answered.
  const isNothing = error !== null && state.end?.hasNoTokens === true;
  return {
    messages: state.transcript.messages,
    usage: isNothing ? null : (state.end?.usage ?? null),
    model: state.model,
    session: sessionAfter(error, state.sessionId),
    tools: state.tools.calls,
    exit: end.exit,
    diagnostics: state.diagnostics.result({
      ...(end.oversizedLines > 0 && { oversizedLines: end.oversizedLines }),
      ...more,
    }),
  };
}
