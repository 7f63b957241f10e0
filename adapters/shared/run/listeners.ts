import type { ShellParts } from "./shell-parts.ts";

/** Wraps the shell parts of a run so that a listener gets each piece of output before the run takes it. */
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

/** Wraps a listener so that its exceptions and rejected promises are ignored. */
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
