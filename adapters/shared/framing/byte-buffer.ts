/** Bytes to begin with. Small, since most runs print little; Node takes buffers of this size from a pool it has. */
const FIRST_CAPACITY = 2048;
/** Copies of grown bytes add up to a third of them; room that is reserved and not yet used takes no memory. */
const GROWTH = 4;
/** A larger buffer is given back after use: one long line must not hold its memory for the rest of the run. */
const KEPT_CAPACITY = 1024 * 1024;

/** Bytes that grow piece by piece, in time linear in the bytes however small the pieces are. */
export class ByteBuffer {
  /** Number of bytes so far. */
  length = 0;
  #bytes = Buffer.alloc(0);

  /** Copies bytes of `source` in, so that its owner may reuse it. */
  add(source: Buffer, start = 0, end = source.length): void {
    const needed = this.length + end - start;
    if (needed > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * GROWTH, FIRST_CAPACITY));
      this.#bytes.copy(grown, 0, 0, this.length);
      this.#bytes = grown;
    }
    source.copy(this.#bytes, this.length, start, end);
    this.length = needed;
  }

  /** All bytes, valid until the next `add`. */
  bytes(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }

  /** Returns all bytes, valid until the next `add`, and is empty afterwards. */
  take(): Buffer {
    const bytes = this.bytes();
    this.clear();
    return bytes;
  }

  clear(): void {
    this.length = 0;
    if (this.#bytes.length > KEPT_CAPACITY) this.#bytes = Buffer.alloc(0);
  }
}

/** The same bytes as a Buffer, without a copy. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
