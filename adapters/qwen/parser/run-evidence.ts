import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { type ExitCodes, exitEvidence } from "../../shared/errors/exit-codes.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE } from "../printed-errors.ts";
import { parseError } from "./parse-error.ts";
import type { StderrReport } from "./stderr-report.ts";

/** Codes of qwen's own, by the classes of its errors. In json mode versions up to 0.12 end with an HTTP status. */
const EXIT_CODES: ExitCodes = {
  cli: "qwen",
  own: new Map([
    [41, ["FatalAuthenticationError", "it is not logged in"]],
    [42, ["FatalInputError", "its input was refused"]],
    [44, ["FatalSandboxError", "the sandbox could not be used"]],
    [52, ["FatalConfigError", "its settings cannot be used"]],
    [53, ["FatalTurnLimitedError", "the limit of turns was reached"]],
    [54, ["FatalToolExecutionError", "a tool broke off the run"]],
    [55, ["FatalBudgetExceededError", "a budget was used up"]],
  ]),
  endsWithStatus: true,
};

/** What speaks about a failed run besides its records. */
interface Aside {
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
 * @param reported what records say of it. Where they do, nothing else is asked.
 */
export function runEvidence(reported: readonly ErrorEvidence[], aside: Aside): ErrorEvidence[] {
  if (reported.some(({ text, code }) => text || code)) return [...reported];
  const { fatal, retries, rest } = aside.report;
  const exit = exitEvidence(aside.exit.code, EXIT_CODES);
  // A code of the CLI's own knows better than words in a refusal that may name anything.
  const code = exit?.code?.startsWith("Fatal") ? exit.code : null;
  const calls = [fatal, fatal === null ? (retries.at(-1) ?? null) : null].flatMap((sentence) =>
    sentence === null ? [] : parseError(sentence, "stderr"),
  );
  const printed = rest === "" ? [] : [{ place: "stderr" as const, text: rest, code }];
  const onStderr = code === null || aside.isExplained ? [...calls, ...printed] : [...printed, ...calls];
  const said = [...printedEvidence(aside.stdout, aside.isExplained || onStderr.length > 0), ...onStderr];
  if (exit === null) return said;
  return [...said, said.length > 0 ? { place: "exit", code: exit.code ?? null } : exit];
}

/** Lines of stdout that say why: stderr is read by its blocks. */
function printedEvidence(stdout: string, isExplained: boolean): ErrorEvidence[] {
  return unstructuredEvidence(
    { noise: stdout, stderr: "" },
    { notice: /^$/, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained },
  );
}
