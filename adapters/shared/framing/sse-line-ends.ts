const LF = 0x0a;
const CR = 0x0d;
/**
 * What begins a line of an event stream. A lone CR ahead of anything else is white space in JSON, or a progress bar.
 */
const FIELDS = ["data:", "event:", "id:", "retry:"].map((name) => Buffer.from(name));
const COMMENT = Buffer.from(":");
const NEWLINE = Buffer.from("\n");

/**
 * Turns the CR by which an event stream may end its lines into LF, so that LF alone has to be looked for.
 *
 * The event stream's own rule takes any CR for a line end, and INV-CLI-PARSE-006 takes none. Both hold where it
 * matters: a CR ends a line where a field follows it, a comment after a blank line, or the end of the stream. CRLF
 * stays as it is. At most a few bytes are held back for the next chunk. Linear in bytes and in chunks.
 */
export class SseLineEnds {
  /** CRs in a row that nothing is known of yet. */
  #returns = 0;
  /** What came behind them, as long as it may be the beginning of a field. */
  #word = Buffer.alloc(0);

  /** The bytes, as far as they are decided. */
  push(chunk: Buffer): Buffer {
    if (this.#returns === 0 && !chunk.includes(CR)) return chunk;
    const parts: Buffer[] = [];
    let start = 0;
    while (start < chunk.length) {
      if (this.#returns > 0) start = this.#decide(chunk, start, parts);
      else {
        const at = chunk.indexOf(CR, start);
        const end = at === -1 ? chunk.length : at;
        parts.push(chunk.subarray(start, end));
        if (at !== -1) this.#returns = 1;
        start = end + (at === -1 ? 0 : 1);
      }
    }
    return Buffer.concat(parts);
  }

  /** Called when the stream is over: CRs that were held back at its end count as line ends. @returns the last bytes. */
  finish(): Buffer {
    const isEnd = this.#word.length === 0;
    return this.#release(isEnd ? LF : CR);
  }

  /** Looks at what follows the CRs; returns where to go on. */
  #decide(chunk: Buffer, start: number, parts: Buffer[]): number {
    const byte = chunk[start]!;
    if (byte === CR && this.#word.length === 0) {
      this.#returns++;
      return start + 1;
    }
    const word = Buffer.concat([this.#word, chunk.subarray(start, start + 1)]);
    const isComment = word.equals(COMMENT) && this.#returns > 1;
    if (isComment || FIELDS.some((field) => field.equals(word))) {
      this.#word = word;
      parts.push(this.#release(LF));
      return start + 1;
    }
    if (FIELDS.some((field) => field.subarray(0, word.length).equals(word))) {
      this.#word = word;
      return start + 1;
    }
    parts.push(this.#release(CR));
    return start;
  }

  #release(as: number): Buffer {
    const returns = Buffer.alloc(this.#returns, as === LF ? NEWLINE : Buffer.from([CR]));
    const released = Buffer.concat([returns, this.#word]);
    this.#returns = 0;
    this.#word = Buffer.alloc(0);
    return released;
  }
}
