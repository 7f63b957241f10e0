import type { ShellParts } from "./shell-parts.ts";

/** The shell, and somebody who is notified of each piece of output before the run takes it. */
export function tapOutput(
  parts: ShellParts,
  hear: (stream: "out" | "err", bytes: Buffer) => void,
): ShellParts {
  return {
    ...parts,
    drain: (child, take) =>
      parts.drain(child, (stream, bytes) => {
        hear(stream, bytes);
        take(stream, bytes);
      }),
  };
}

/** A listener whose exceptions, and those of a promise it returns, stay its own. */
export function ignoreErrors<Told>(
  listener: ((reported: Told) => void) | undefined,
): (reported: Told) => void {
  return (reported) => {
    try {
      const returned: unknown = listener?.(reported);
      if (returned instanceof Promise) returned.catch(() => {});
    } catch {
      // The run goes on.
    }
  };
}
