import { stripAnsi } from "../shared/ansi/strip-ansi.ts";

/** What the CLI says of a prompt that is longer than it reads, without its "Warning: "; null when it does not. */
export function promptCut(stderr: string): string | null {
  return /^Warning: (stdin input truncated to \d+ bytes)/m.exec(stripAnsi(stderr))?.[1] ?? null;
}
