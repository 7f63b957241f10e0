import { asBuffer, ByteBuffer } from "./byte-buffer.ts";

const DEFAULT_LIMIT = 64 * 1024;

/**
 * Keeps the first and the last bytes of a stream, as of stderr: the reason of a failure is at one of its ends
 * (blogminhquy/javis-os#228 kept the head only). Memory is bounded, and the result does not depend on the cuts.
 */
export class HeadAndTail {
  readonly #limit: number;
  readonly #head = new ByteBuffer();
  /** A ring: the last `#limit` bytes after the head. Null until there are any: most runs print little here. */
  #tail: Buffer | null = null;
  #total = 0;

  /** @param limit bytes to keep at each end. */
  constructor(limit = DEFAULT_LIMIT) {
    this.#limit = limit;
  }

  /** Takes the next bytes; the caller may reuse them afterwards. */
  push(bytes: Uint8Array): void {
    const forHead = Math.min(bytes.length, this.#limit - this.#head.length);
    if (forHead > 0) this.#head.add(asBuffer(bytes), 0, forHead);
    this.#total += forHead;
    if (forHead < bytes.length) this.#pushTail(bytes.subarray(forHead));
  }

  #pushTail(rest: Uint8Array): void {
    this.#tail ??= Buffer.allocUnsafe(this.#limit);
    const kept = rest.subarray(Math.max(0, rest.length - this.#limit));
    const at = (this.#total + rest.length - kept.length) % this.#limit;
    const untilEnd = Math.min(kept.length, this.#limit - at);
    this.#tail.set(kept.subarray(0, untilEnd), at);
    this.#tail.set(kept.subarray(untilEnd), 0);
    this.#total += rest.length;
  }

  /** The kept text, decoded; a line of its own says how much was left out between the ends. */
  text(): string {
    const head = this.#head.bytes();
    if (this.#tail === null) return head.toString("utf8");
    const leftOut = this.#total - 2 * this.#limit;
    if (leftOut <= 0)
      return Buffer.concat([head, this.#tail.subarray(0, this.#total - this.#limit)]).toString("utf8");
    const start = this.#total % this.#limit;
    const tail = Buffer.concat([this.#tail.subarray(start), this.#tail.subarray(0, start)]);
    return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
  }
}
