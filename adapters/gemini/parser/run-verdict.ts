import semver from "semver";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { isApiError } from "../../shared/gemini-cli/stderr-document.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { parseError } from "./parse-error.ts";
import { lastTurnText, type RunState } from "./run-state.ts";
import type { StderrReport } from "./stderr-report.ts";

/** The first certified version that says error of every run whose model call failed. */
const HONEST_SINCE = "0.24.0";

/** From this version on an answer that stayed empty is reported as an error, beside it or in its place. */
const TELLS_EMPTY_SINCE = "0.61.0";

/** What the records of a run say of its end. */
export interface RunWord {
  terminal: TerminalStatus;
  /** What records say about a failure. */
  reported: ErrorEvidence[];
}

/**
 * What the last record that ends a run says, and where it is not honest, what it should have said (INV-CLI-ERR-001):
 *
 * - success after an error that nothing of the model's followed (0.24);
 * - success with no token counted and no answer: no model was asked, or none answered (0.11, and a prompt of 8 MiB);
 * - neither an answer nor an error, of a version that tells an empty answer as one: the error cannot be read (0.61);
 * - success of 0.8 and 0.11 with "Error when talking to Gemini API" on stderr, the only trace of a failed call.
 */
export function runWord(
  state: RunState,
  report: StderrReport,
  exit: Exit,
  cliVersion: string | undefined,
): RunWord {
  const { end, pending } = state;
  if (end === null) return { terminal: isBareAnswer(state, exit) ? "ok" : "absent", reported: pending };
  if (end.word === "error") return { terminal: "error", reported: [...end.evidence, ...pending] };
  if (pending.length > 0) return { terminal: "error", reported: pending };
  if (isUnanswered(state)) return { terminal: "error", reported: printedError(lastTurnText(state)) };
  const isOld = hidesErrors(cliVersion) ?? end.isOldShape;
  if (isOld && report.fatal !== null) return { terminal: "error", reported: [] };
  const isMute = lastTurnText(state) === "" && !state.hasLostText && tellsEmpty(cliVersion);
  if (end.word === "unsure" && (exit.code !== 0 || isMute)) return { terminal: "error", reported: [] };
  return { terminal: okStatus(exit), reported: [] };
}

/** True for versions that hide failed model calls; null when the version is not known. */
export function hidesErrors(cliVersion: string | undefined): boolean | null {
  const version = semver.valid(cliVersion ?? null);
  return version === null ? null : semver.lt(version, HONEST_SINCE);
}

function tellsEmpty(cliVersion: string | undefined): boolean {
  const version = semver.valid(cliVersion ?? null);
  return version !== null && semver.gte(version, TELLS_EMPTY_SINCE);
}

/** Messages that say who speaks are all that protocol documents show: no record ends them. */
function isBareAnswer({ hasBareMessages, hasOwnRecords }: RunState, { code }: Exit): boolean {
  return hasBareMessages && !hasOwnRecords && code === 0;
}

/** Nothing was counted, and there is no answer or one that the CLI wrote itself; such a one is also without figures. */
function isUnanswered(state: RunState): boolean {
  const text = lastTurnText(state);
  if (state.end === null || state.hasLostText) return false;
  if (isApiError(text)) return (state.end.usage?.totalTokens ?? 0) === 0;
  return text === "" && state.end.hasNoTokens;
}

function printedError(answer: string): ErrorEvidence[] {
  return answer === "" ? [] : parseError(answer);
}
