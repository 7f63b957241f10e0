import { asBuffer, ByteBuffer } from "./byte-buffer.ts";

const DEFAULT_MAX_BYTES = 128 * 1024 * 1024;

/** Collects the whole stdout of a text-mode run. Decoded once at the end: no cut can hurt a character. */
export class StdoutText {
  /** True when there was more than the cap; the text then ends early. */
  isTruncated = false;

  readonly #bytes = new ByteBuffer();
  readonly #maxBytes: number;

  /** @param maxBytes bytes to keep; what comes after them is dropped. */
  constructor(maxBytes = DEFAULT_MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Takes the next bytes; the caller may reuse them afterwards. */
  push(bytes: Uint8Array): void {
    const room = this.#maxBytes - this.#bytes.length;
    if (bytes.length > room) this.isTruncated = true;
    this.#bytes.add(asBuffer(bytes), 0, Math.min(bytes.length, room));
  }

  /**
   * Ends the stream and returns its text, called once: without a byte order mark at its start (INV-CLI-PARSE-006),
   * and with U+FFFD for bytes that are no UTF-8. A CR LF stays: in text it may be the model's own.
   */
  finish(): string {
    return decoded(this.#bytes.take());
  }

  /** The text so far; the stream goes on. */
  text(): string {
    const bytes = this.#bytes.take();
    this.#bytes.add(bytes, 0, bytes.length);
    return decoded(bytes);
  }
}

function decoded(bytes: Buffer): string {
  return bytes.toString("utf8").replace(/^\ufeff/, "");
}
