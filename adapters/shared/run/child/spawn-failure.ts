import type { ErrorKind, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { makeError } from "../../errors/make-error.ts";
import { spawnKind } from "../../errors/spawn-errors.ts";
import { errorOutcome } from "../../outcome/outcome.ts";

/** The outcome of a run whose CLI was never started. */
export function notStarted(kind: ErrorKind, message: string, { aborted = false } = {}): Outcome {
  const exit = { code: null, signal: null, timedOut: false, aborted };
  return errorOutcome(makeError(kind, message, "spawn"), { exit });
}

/**
 * The outcome of a run whose executable was found and which the system refused to start.
 *
 * A file that is there and still gives ENOENT names an interpreter that is not (winfunc/opcode#58): then the CLI is not
 * what is missing.
 */
export function spawnRefused(file: string, thrown: unknown): Outcome {
  const { code = "", message = String(thrown) } = thrown as NodeJS.ErrnoException;
  if (code === "ENOENT") {
    return notStarted(
      "configuration",
      `${file} is there, but the interpreter that its first line names is not`,
    );
  }
  const kind = spawnKind(code) ?? "configuration";
  return notStarted(kind, `${file} could not be started: ${message}`);
}
