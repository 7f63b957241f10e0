import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import table from "../../../contracts/cli/v1/verdict-table.json" with { type: "json" };

/** What the terminal record says; `okThenKilled`: ok, and the process was killed afterwards. */
export type TerminalWord = "ok" | "okThenKilled" | "error" | "absent";

export interface VerdictInput {
  terminal: TerminalWord;
  /** This output format has a terminal record. */
  hasTerminalRecord: boolean;
  exit: Exit;
  /** A marker of the provider's on stderr (or in the answer, from its exact table) says that the run failed. */
  stderrMarker: boolean;
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
export function verdict({ terminal, hasTerminalRecord, exit, stderrMarker }: VerdictInput): Verdict {
  const row = terminal === "absent" && !hasTerminalRecord ? "noTerminalFormat" : terminal;
  const cell = table.rows[row][stderrMarker ? "marker" : "plain"][table.columns.indexOf(exitColumn(exit))]!;
  const [status, from] = cell.split(":");
  return status === "ok" ? { status } : { status: "error", from: from as VerdictSource };
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
export function okWord(exit: Exit): TerminalWord {
  return ["zero", "nonzero"].includes(exitColumn(exit)) ? "ok" : "okThenKilled";
}
