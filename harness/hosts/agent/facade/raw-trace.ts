import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";

/**
 * What a CLI prints on stdout, byte for byte, in a file that only this user may read. One that cannot be written never
 * hurts the run (INV-AGENT-TRACE-001).
 */
export class RawTrace {
  readonly #file: WriteStream | null;

  /** @param file where to write; null: nowhere. */
  constructor(file: string | null) {
    this.#file = file === null ? null : createWriteStream(file, { mode: 0o600 });
    this.#file?.on("error", () => {});
  }

  /** Takes the next bytes; the caller may reuse them afterwards. */
  push(bytes: Uint8Array): void {
    this.#file?.write(Buffer.from(bytes));
  }

  /** Resolves when all is on disk, or cannot be. */
  async close(): Promise<void> {
    if (this.#file === null) return;
    this.#file.end();
    await finished(this.#file).catch(() => {});
  }
}
