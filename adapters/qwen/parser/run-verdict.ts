import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { hidesErrors } from "../hides-errors.ts";
import { endsWithPrintedError, saysNothingCame } from "../printed-errors.ts";
import { parseError } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";
import type { StderrReport } from "./stderr-report.ts";

/** What the records of a run say of its end. */
interface RunWord {
  terminal: TerminalStatus;
  /** What records say about a failure. */
  reported: ErrorEvidence[];
}

/**
 * What the last record that ends a run says, and where it is not honest, what it should have said (INV-CLI-ERR-001):
 *
 * - success with the CLI's sentence about a failed call as its answer, or behind a piece of one, and no tokens for it
 *   (0.5 and 0.12);
 * - a document of 0.1 without an answer, or with a piece of one, and a failed call on stderr that was not made again.
 */
export function runWord(
  state: RunState,
  report: StderrReport,
  exit: Exit,
  cliVersion: string | undefined,
): RunWord {
  const { end, cliMessage: ownWords } = state;
  const own = ownWords === null ? [] : parseError(ownWords);
  if (end === null) return { terminal: "absent", reported: own };
  if (end.word === "error") return { terminal: "error", reported: [...end.evidence, ...own] };
  if (end.isOldDocument && report.fatal !== null && (end.answer === "" || report.hasGivenUp))
    return { terminal: "error", reported: [] };
  const text = end.answer ?? ownWords ?? state.lastMessage.texts.join("");
  const isOwn = saysNothingCame(text) || (endsWithPrintedError(text) && !isModels(state, text));
  if (hidesErrors(state.cliVersion ?? cliVersion) && isOwn)
    return { terminal: "error", reported: parseError(text) };
  if (end.word === "unsure" && exit.code !== 0) return { terminal: "error", reported: own };
  return { terminal: okStatus(exit), reported: [] };
}

/** A model said it: the message that holds this text shows tokens. */
function isModels({ lastMessage, end }: RunState, text: string): boolean {
  if (end?.isOldDocument) return (end.usage?.totalTokens ?? 0) > 0;
  return lastMessage.isCounted && lastMessage.texts.join("") === text;
}
