import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { exitEvidence } from "../../shared/errors/exit-codes.ts";
import { outsideEvidence } from "../../shared/errors/outside-evidence.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { ERROR_LINE } from "../printed-errors.ts";
import type { StderrReport } from "./stderr-report.ts";
import { toldError } from "./told-error.ts";

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
 * @param told what records say of it. Where they do, nothing else is asked.
 */
export function runEvidence(told: readonly ErrorEvidence[], aside: Aside): ErrorEvidence[] {
  if (told.some(({ text, code }) => text || code)) return [...told];
  const { fatal, retries, rest } = aside.report;
  const exit = exitEvidence(aside.exit.code, EXIT_CODES);
  // A code of the CLI's own knows better than words in a refusal that may name anything.
  const code = exit?.code?.startsWith("Fatal") ? exit.code : null;
  const calls = [fatal, fatal === null ? (retries.at(-1) ?? null) : null].flatMap((sentence) =>
    sentence === null ? [] : toldError(sentence, "stderr"),
  );
  const printed = rest === "" ? [] : [{ place: "stderr" as const, text: rest, code }];
  const onStderr = code === null || aside.isExplained ? [...calls, ...printed] : [...printed, ...calls];
  const said = [...printedEvidence(aside.stdout, aside.isExplained || onStderr.length > 0), ...onStderr];
  if (exit === null) return said;
  return [...said, said.length > 0 ? { place: "exit", code: exit.code ?? null } : exit];
}

/** Lines of stdout that tell why: stderr is read by its blocks. */
function printedEvidence(stdout: string, isExplained: boolean): ErrorEvidence[] {
  return outsideEvidence({ noise: stdout, stderr: "" }, { notice: /^$/, errorLine: ERROR_LINE, isExplained });
}
