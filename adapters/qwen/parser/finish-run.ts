import type { Outcome, ParserOptions, Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { stringAt } from "../../shared/framing/fields.ts";
import { stderrDocument } from "../../shared/gemini-cli/stderr-document.ts";
import { runEnding } from "../../shared/outcome/run-ending.ts";
import { outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { startsWithError } from "../printed-errors.ts";
import { parseError } from "./parse-error.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";
import { runWord } from "./run-verdict.ts";
import { type StderrReport, stderrReport } from "./stderr-report.ts";

/** What a run used, and the printed figure where that one may cover more. */
interface Spent {
  usage: Usage | null;
  diagnostics?: Pick<NonNullable<Outcome["diagnostics"]>, "cumulativeUsage">;
}

/** The outcome of a run that printed records or a document, or should have. */
export function finishRun(
  state: RunState,
  end: RunEnd,
  { outputFormat, cliVersion }: ParserOptions,
): Outcome {
  const { exit, noise } = end;
  const report = stderrReport(end.stderr);
  const document = outputFormat === "json" ? stderrDocument(end.stderr) : null;
  state.sessionId ??= stringAt(document, "session_id");
  const said = runWord(state, report, exit, cliVersion);
  const reported = [...said.reported, ...(document === null ? [] : parseError(document.error, "stderr"))];
  const fallback = state.end === null ? textInstead(end) : null;
  const isMarked = document !== null || report.fatal !== null;
  const ending = runEnding(exit, {
    terminal: said.terminal === "absent" && fallback !== null ? "ok" : said.terminal,
    absentMeansCut: true,
    isMarkedFailed: isMarked || startsWithError(report.rest) || startsWithError(noise.reason()),
    fallback,
    answer: answerOf(state),
  });
  return outcomeOf(state, end, {
    cli: "qwen",
    ending,
    evidence: ending.status === "ok" ? [] : allEvidence(state, reported, report, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: state.end === null,
    sessionId: state.sessionId,
    ...spent(state, ending.status === "error"),
    ...(ending.status === "ok" && { structuredOutput: state.end?.structuredOutput }),
    model: state.model,
    models: [...state.models],
    notices: ending.status === "ok" ? report.retries : [],
  });
}

function allEvidence(
  state: RunState,
  reported: readonly ErrorEvidence[],
  report: StderrReport,
  { noise, exit }: RunEnd,
  isExplained: boolean,
): ErrorEvidence[] {
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const stdout = state.end === null ? noise.reason() : "";
  const said = runEvidence(reported, { report, stdout, exit, isExplained });
  return [...said, ...waitEvidence(state), ...(state.end === null ? state.innerError : [])];
}

/** Plain text in place of records; null where it is no answer. */
function textInstead({ noise, exit }: RunEnd): string | null {
  const text = noise.wholeText();
  return text === null || exit.code !== 0 || startsWithError(text) ? null : text;
}

/** The text of the result, which repeats the last message; or that message, where the result lost it. */
function answerOf({ end, lastMessage, hasLostText }: RunState): string | null {
  if (end === null || end.answer) return end?.answer ?? null;
  return hasLostText || lastMessage.texts.length === 0 ? end.answer : lastMessage.texts.join("");
}

/** The CLI waits before it calls again: it does so for limits. Why, only stderr says. */
function waitEvidence({ isWaiting, end }: RunState) {
  return isWaiting && end === null ? [{ place: "record" as const, code: "rate_limit" }] : [];
}

/**
 * Usage of a run. `result.usage` counts a resumed session from its beginning, and nothing in the output tells a resumed
 * run from another (INV-CLI-USAGE-003); it also counts calls that are hidden, as those of 0.24 for its memory. The
 * messages show this run's calls and no others, save those that were made again. So the result's figure counts where
 * the messages show as much, or where calls were made again; else it is reported as what it may be.
 */
function spent({ end, messageUsage, hasRetried }: RunState, isFailed: boolean): Spent {
  const ofMessages = messageUsage.total();
  const printed = end?.usage ?? null;
  // Zeros say that no one counted.
  if (printed === null || printed.totalTokens === 0) return { usage: ofMessages };
  if (ofMessages === null) return { usage: isFailed && !hasRetried ? null : printed };
  const coversMore = printed.totalTokens > ofMessages.totalTokens;
  if (!coversMore || hasRetried) return { usage: printed };
  return { usage: ofMessages, diagnostics: { cumulativeUsage: { ...printed } } };
}
