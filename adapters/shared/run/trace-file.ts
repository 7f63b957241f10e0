import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";

/** Writes what a CLI prints to a file as it comes. A trace that cannot be written never hurts the run. */
export class TraceFile {
  readonly #file: WriteStream | null;

  /** @param file where to write; undefined: nowhere. */
  constructor(file: string | undefined) {
    this.#file = file === undefined ? null : createWriteStream(file, { mode: 0o600 });
    this.#file?.on("error", () => {});
  }

  /** @param ms milliseconds since the start of the run. */
  chunk(ms: number, stream: "out" | "err", bytes: Buffer): void {
    this.#file?.write(`${JSON.stringify({ ms, stream, base64: bytes.toString("base64") })}\n`);
  }

  /** Resolves when all is on disk, or cannot be. */
  async close(): Promise<void> {
    if (this.#file === null) return;
    this.#file.end();
    await finished(this.#file).catch(() => {});
  }
}
