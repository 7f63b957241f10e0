import type { Exit } from "../../contracts/cli/v1/adapter.ts";

export type ExitColumn = "zero" | "nonzero" | "signal" | "timedOut" | "aborted";

/** A way a process can end, and the columns of contracts/cli/v1/verdict-table.json it may be counted in. */
export interface ExitCase {
  name: string;
  columns: readonly ExitColumn[];
  exit: Exit;
}

function exitCase(name: string, columns: ExitColumn[], exit: Partial<Exit>): ExitCase {
  return { name, columns, exit: { code: null, signal: null, timedOut: false, aborted: false, ...exit } };
}

/** Codes 129, 130, 137 and 143 are what shells and CLIs make of a signal: they count as that signal. */
export const EXIT_CASES: readonly ExitCase[] = [
  exitCase("exit code 0", ["zero"], { code: 0 }),
  exitCase("exit code 1", ["nonzero"], { code: 1 }),
  exitCase("exit code 143", ["signal"], { code: 143 }),
  exitCase("exit code 137", ["signal"], { code: 137 }),
  exitCase("exit code 129", ["signal"], { code: 129 }),
  exitCase("exit code 130", ["aborted"], { code: 130 }),
  exitCase("SIGTERM", ["signal"], { signal: "SIGTERM" }),
  exitCase("SIGKILL", ["signal"], { signal: "SIGKILL" }),
  exitCase("a time-out", ["timedOut"], { signal: "SIGTERM", timedOut: true }),
  exitCase("a time-out that the CLI answers with code 0", ["timedOut"], { code: 0, timedOut: true }),
  exitCase("a time-out that the CLI answers with code 1", ["timedOut"], { code: 1, timedOut: true }),
  exitCase("an abort", ["aborted"], { signal: "SIGTERM", aborted: true }),
  exitCase("an abort that the CLI answers with code 0", ["aborted"], { code: 0, aborted: true }),
  exitCase("an abort of a run that timed out", ["aborted"], { code: 1, aborted: true, timedOut: true }),
  exitCase("SIGINT", ["aborted"], { signal: "SIGINT" }),
  exitCase("SIGSEGV", ["nonzero"], { signal: "SIGSEGV" }),
];

const OF_BLACK_BOXES: ReadonlySet<string> = new Set(["exit code 0", "exit code 1", "SIGKILL"]);

/**
 * The exits that an adapter is put to. A black box gets few, since each costs two processes, and none that its driver
 * decides: a stand-in cannot be timed out or aborted at a chosen byte.
 */
export function exitCases(isBlackBox = false): readonly ExitCase[] {
  return isBlackBox ? EXIT_CASES.filter(({ name }) => OF_BLACK_BOXES.has(name)) : EXIT_CASES;
}
