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
