import type { ShellParts } from "./shell-parts.ts";

/** The shell, and somebody who is told of each piece of output before the run takes it. */
export function overheard(
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
export function harmless<Told>(listener: ((told: Told) => void) | undefined): (told: Told) => void {
  return (told) => {
    try {
      const returned: unknown = listener?.(told);
      if (returned instanceof Promise) returned.catch(() => {});
    } catch {
      // The run goes on.
    }
  };
}
