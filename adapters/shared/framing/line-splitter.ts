import { asBuffer, ByteBuffer } from "./byte-buffer.ts";

const LF = 0x0a;
const CR = 0x0d;
const BOM_CODE = 0xfeff;
const BOM = Buffer.from("\ufeff");
/** Decoded at once, at most; larger strings no longer fit the processor's caches. */
const BLOCK_BYTES = 64 * 1024;
const DEFAULT_MAX_LINE_BYTES = 128 * 1024 * 1024;
/** Bytes of an unfinished line that may turn out not to belong to it: a byte order mark and a CR. */
const FRAME_BYTES = BOM.length + 1;

export interface LineSplitterOptions {
  /** Longest line to keep, in bytes without its line end; a longer one is skipped and counted. */
  maxLineBytes?: number;
}

/** Takes one line, decoded, without its line end. */
export type OnLine = (line: string) => void;

/**
 * Cuts a byte stream into lines of text, the same ones wherever the chunks were cut (INV-CLI-PARSE-005).
 *
 * LF alone ends a line (INV-CLI-PARSE-006): a lone CR, VT, FF, NEL, U+2028 or U+2029 is data, which node's `readline`
 * and Python's `splitlines` get wrong. A CR before the LF is part of the line end. A byte order mark is dropped at
 * the start of the stream only. Bytes are decoded when their line is whole, never per chunk, so that a character
 * that was cut in two is not lost; bytes that are no UTF-8 become U+FFFD.
 *
 * Time is linear in bytes and in chunks, memory is bounded by the unfinished line (INV-CLI-PARSE-010).
 */
export class LineSplitter {
  /** Number of lines so far that were longer than the cap. */
  oversizedLines = 0;

  readonly #maxLineBytes: number;
  /** Lines within a block cannot be longer than the cap. */
  readonly #blockBytes: number;
  readonly #carry = new ByteBuffer();
  #skipping = false;
  #atStart = true;

  constructor({ maxLineBytes = DEFAULT_MAX_LINE_BYTES }: LineSplitterOptions = {}) {
    this.#maxLineBytes = maxLineBytes;
    this.#blockBytes = Math.min(BLOCK_BYTES, maxLineBytes);
  }

  /** Takes the next bytes and hands out every line that they complete. The caller may reuse `bytes` afterwards. */
  push(bytes: Uint8Array, onLine: OnLine): void {
    const chunk = asBuffer(bytes);
    let start = 0;
    while (start < chunk.length) {
      const isFresh = this.#carry.length === 0 && !this.#skipping;
      const blockEnd = isFresh ? Math.min(start + this.#blockBytes, chunk.length) : start;
      const lastLf = blockEnd > start ? chunk.lastIndexOf(LF, blockEnd - 1) : -1;
      if (lastLf >= start) {
        this.#handOutBlock(chunk.toString("utf8", start, lastLf), onLine);
        start = lastLf + 1;
        continue;
      }
      const end = chunk.indexOf(LF, blockEnd);
      if (end === -1) {
        this.#keep(chunk, start);
        return;
      }
      this.#endLine(chunk, start, end, onLine);
      start = end + 1;
    }
  }

  /** Ends the stream: hands out a last line that has no LF. */
  finish(onLine: OnLine): void {
    const rest = this.#carry.take();
    if (rest.length > 0) this.#handOut(rest, 0, rest.length, onLine);
    this.#skipping = false;
  }

  /** Whole lines decoded at once: many small ones cost half of what they cost one by one. */
  #handOutBlock(block: string, onLine: OnLine): void {
    let start = this.#atStart && block.charCodeAt(0) === BOM_CODE ? 1 : 0;
    this.#atStart = false;
    for (let end = block.indexOf("\n", start); end !== -1; end = block.indexOf("\n", start)) {
      onLine(lineWithin(block, start, end));
      start = end + 1;
    }
    onLine(lineWithin(block, start, block.length));
  }

  #endLine(chunk: Buffer, start: number, end: number, onLine: OnLine): void {
    if (this.#skipping) {
      this.#skipping = false;
    } else if (this.#carry.length === 0) {
      this.#handOut(chunk, start, chunk[end - 1] === CR ? end - 1 : end, onLine);
    } else {
      this.#carry.add(chunk, start, end);
      const line = this.#carry.take();
      this.#handOut(line, 0, line[line.length - 1] === CR ? line.length - 1 : line.length, onLine);
    }
  }

  #keep(chunk: Buffer, start: number): void {
    if (this.#skipping) return;
    if (this.#carry.length + chunk.length - start <= this.#maxLineBytes + FRAME_BYTES) {
      this.#carry.add(chunk, start);
      return;
    }
    this.#carry.clear();
    this.#skipping = true;
    this.#atStart = false;
    this.oversizedLines++;
  }

  #handOut(bytes: Buffer, start: number, end: number, onLine: OnLine): void {
    const hasBom = this.#atStart && bytes.subarray(start, Math.min(start + BOM.length, end)).equals(BOM);
    const from = hasBom ? start + BOM.length : start;
    this.#atStart = false;
    if (end - from > this.#maxLineBytes) this.oversizedLines++;
    else onLine(bytes.toString("utf8", from, end));
  }
}

function lineWithin(block: string, start: number, end: number): string {
  return block.slice(start, end > start && block.charCodeAt(end - 1) === CR ? end - 1 : end);
}
