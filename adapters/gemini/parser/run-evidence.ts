import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { exitEvidence } from "../../shared/errors/exit-codes.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, EXIT_CODES } from "../printed-errors.ts";
import { parseError } from "./parse-error.ts";
import type { ReportedCall, StderrReport } from "./stderr-report.ts";

/** What speaks about a failed run besides its records. */
export interface Aside {
  report: StderrReport;
  /** Lines of stdout that were no records, or stdout of a text-mode run; "" where they may be the model's. */
  stdout: string;
  exit: Exit;
  /** The way the run ended is the reason by itself. */
  isExplained: boolean;
}

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words or a tool's.
 *
 * @param reported what records say of it. Where they do, only the call that ended the run is asked besides: for the
 *   reason that `[object Object]` hides, and for a status.
 */
export function runEvidence(
  reported: readonly ErrorEvidence[],
  { report, ...aside }: Aside,
): ErrorEvidence[] {
  const { fatal, aside: survived, retries, crash, rest } = report;
  const ended = [...reportedBy(fatal), ...(crash === null ? [] : parseError(crash, "stderr"))];
  if (reported.length > 0) return [...reported, ...ended];
  const lastTry = retries.at(-1) ?? null;
  const exit = exitEvidence(aside.exit.code, EXIT_CODES);
  // A code of the CLI's own knows better than words in a refusal that may name anything, as a setting `maxSessionTurns`.
  const code = exit?.code?.startsWith("Fatal") ? exit.code : null;
  const printed = [
    ...printedEvidence(aside.stdout, aside.isExplained || ended.length > 0 || rest !== ""),
    ...(rest === "" || ended.length > 0 ? [] : [{ place: "stderr" as const, text: rest, code }]),
  ];
  const calls = [...reportedBy(survived), ...reportedBy(lastTry)];
  const said = [...ended, ...(aside.isExplained ? [...calls, ...printed] : [...printed, ...calls])];
  if (exit === null) return said;
  return [...said, said.length > 0 ? { place: "exit", code: exit.code ?? null } : exit];
}

/** A report without a reason, as 0.11 gives it, is one all the same. */
function reportedBy(call: ReportedCall | null): ErrorEvidence[] {
  if (call === null) return [];
  const [first, ...more] = parseError(call.sentence || "Error when talking to Gemini API", "stderr");
  return [{ ...first!, httpStatus: call.httpStatus ?? first!.httpStatus ?? null }, ...more];
}

/** Lines of stdout that say why: stderr is read by its blocks. */
function printedEvidence(stdout: string, isExplained: boolean): ErrorEvidence[] {
  return unstructuredEvidence(
    { noise: stdout, stderr: "" },
    { notice: /^$/, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained },
  );
}
