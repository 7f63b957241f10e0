/** Something the user can put right: one clear line each, exit code 2, never a stack. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** The result of the work could not be written: one clear line, exit code 3. */
export class OutputError extends UserError {}

/** Rethrows: a plain Error of a command's core is one line for the user, any other is a fault of ours. */
export function asUserError(thrown: unknown): never {
  const plain = thrown instanceof Error && thrown.constructor === Error;
  throw plain ? new UserError(thrown.message) : thrown;
}

/** A fault of the harness or of a schema of ours: it ends the certification, and is never a verdict on an adapter. */
export class HarnessFault extends Error {
  override readonly name: string = "HarnessFault";
}

/**
 * The machine or the user's files changed during the work: one clear line, exit code 3. Neither cliproof nor an adapter
 * is to blame.
 */
export class MachineFault extends HarnessFault {
  override readonly name = "MachineFault";
}

/** What is wrong with a fixture, as a value: a file and its faults. */
export class CorpusError {
  readonly file: string;
  readonly problems: readonly string[];

  constructor(file: string, ...problems: string[]) {
    this.file = file;
    this.problems = problems;
  }

  /** All in one line for a reader, whatever the problems' texts hold. */
  toString(): string {
    return printable(`${this.file}: ${this.problems.join("; ")}`);
  }

  /** One line for each fault, each with the file. */
  lines(): string[] {
    return this.problems.map((problem) => printable(`${this.file}: ${problem}`));
  }
}

function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
