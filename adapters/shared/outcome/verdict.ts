import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import table from "../../../contracts/cli/v1/verdict-table.json" with { type: "json" };

/** What the terminal record says; `okThenKilled`: ok, and the process was killed afterwards. */
export type TerminalStatus = "ok" | "okThenKilled" | "error" | "absent";

export interface VerdictInput {
  terminal: TerminalStatus;
  /**
   * Without a terminal record the run was cut: its format has one, or the records say in another way that more had to
   * come. False where nothing is missing: plain text, or records whose last one may be the last of a run.
   */
  absentMeansCut: boolean;
  exit: Exit;
  /**
   * A marker of the provider's says that the run failed: on stderr, as the whole answer, or by what the records lack.
   */
  isMarkedFailed: boolean;
}

export type VerdictSource =
  | "record"
  | "record-or-cancelled"
  | "evidence"
  | "stream_truncated"
  | "timeout"
  | "cancelled";

export type Verdict = { status: "ok" } | { status: "error"; from: VerdictSource };

type Column = "zero" | "nonzero" | "signal" | "timedOut" | "aborted";

/** Looks a run up in contracts/cli/v1/verdict-table.json (INV-CLI-ERR-001). */
export function verdict({ terminal, absentMeansCut, exit, isMarkedFailed }: VerdictInput): Verdict {
  const row = terminal === "absent" && !absentMeansCut ? "noTerminalFormat" : terminal;
  const cell = table.rows[row][isMarkedFailed ? "marker" : "plain"][table.columns.indexOf(exitColumn(exit))]!;
  const [status, from] = cell.split(":");
  return status === "ok" ? { status } : { status: "error", from: from as VerdictSource };
}

/**
 * True if the end of the run alone determines the error (truncated, timeout, cancelled): printed text then only adds
 * details. A terminal record that says error is no such end. It may tell a reason, which then is evidence; where it
 * only says that there is one (gemini's often do), all that was printed besides is asked for it.
 */
export function isExplainedByEnd(from: VerdictSource): boolean {
  return from !== "evidence" && from !== "record";
}

const INTERRUPTS = new Set<string | number>(["SIGINT", 130]);
const KILLS = new Set<string | number>(["SIGHUP", "SIGTERM", "SIGKILL", 129, 143, 137]);

/**
 * The column of an exit. The driver's own words come first: `aborted`, then `timedOut`. SIGINT or exit code 130 is an
 * interrupt by somebody else and counts as aborted. SIGTERM, SIGKILL, SIGHUP or the codes a program or shell turns
 * them into (143, 137, 129) count as `signal`. Any other signal is a crash of the CLI itself (SIGSEGV, SIGABRT ...):
 * `nonzero`, so that its last words are looked at; so does a run that never started.
 */
export function exitColumn(exit: Exit): Column {
  if (exit.aborted) return "aborted";
  if (exit.timedOut) return "timedOut";
  const end = exit.signal ?? exit.code;
  if (end === 0) return "zero";
  if (end === null) return "nonzero";
  if (INTERRUPTS.has(end)) return "aborted";
  return KILLS.has(end) ? "signal" : "nonzero";
}

/** The word of a terminal record that says ok, with how the process ended afterwards. */
export function okStatus(exit: Exit): TerminalStatus {
  return ["zero", "nonzero"].includes(exitColumn(exit)) ? "ok" : "okThenKilled";
}
