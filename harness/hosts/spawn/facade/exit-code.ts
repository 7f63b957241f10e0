import { constants } from "node:os";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";

/** What a shell says of a command that is not there. */
export const NOT_FOUND = 127;
const SIGNALLED = 128;

/**
 * One number for how a run ended: 0 exactly when it succeeded. A CLI that fails with exit 0 is 1
 * (INV-SPAWN-RESULT-002); one that gives its answer and then a bad exit code has succeeded.
 */
export function exitCode({ status, exit, error }: Outcome): number {
  if (status === "ok") return 0;
  if (exit.code !== null && exit.code !== 0) return exit.code;
  if (exit.signal !== null) return signalCode(exit.signal);
  return error?.kind === "cli_not_found" ? NOT_FOUND : 1;
}

/** The exit code of a child: its own, or 128 and the number of the signal that ended it. */
export function childExitCode(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? (signal === null ? 1 : signalCode(signal));
}

function signalCode(signal: string): number {
  return SIGNALLED + (constants.signals[signal as NodeJS.Signals] ?? 0);
}
