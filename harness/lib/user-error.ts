/** Something the user can put right: one clear line each, exit code 2, never a stack. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** Rethrows: a plain Error of a command's core is one line for the user, any other is a fault of ours. */
export function asUserError(thrown: unknown): never {
  const plain = thrown instanceof Error && thrown.constructor === Error;
  throw plain ? new UserError(thrown.message) : thrown;
}
