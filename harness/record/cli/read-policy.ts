import type { Readable } from "node:stream";

/** How stdout is read where it is not read at once: so many bytes, and then no more for a while, or for ever. */
export interface ReadPolicy {
  afterBytes: number;
  /** Milliseconds without reading, at most as long as the CLI runs; null: the pipe is closed. */
  pauseMs: number | null;
}

/**
 * Reads so. What a CLI makes of it is its own: some end before the pipe is drained, and lose what is left.
 *
 * @returns calls off what is still to come.
 */
export function applyReadPolicy(pipe: Readable, reader: ReadPolicy | undefined): () => void {
  if (reader === undefined) return () => {};
  let left = reader.afterBytes;
  let timer: NodeJS.Timeout | undefined;
  const count = (bytes: Buffer) => {
    left -= bytes.length;
    if (left > 0) return;
    pipe.off("data", count);
    if (reader.pauseMs === null) return void pipe.destroy();
    pipe.pause();
    timer = setTimeout(() => pipe.resume(), reader.pauseMs);
  };
  pipe.on("data", count);
  return () => clearTimeout(timer);
}
