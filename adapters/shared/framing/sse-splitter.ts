import { asBuffer } from "./byte-buffer.ts";
import { jsonRecord } from "./json-record.ts";
import { LineSplitter, type LineSplitterOptions, type OnLine } from "./line-splitter.ts";
import { SseLineEnds } from "./sse-line-ends.ts";

/** Fields and comments that carry no record. Keep-alives are comments (`: OPENROUTER PROCESSING`). */
const OTHER = /^(?::|(?:event|id|retry)(?::|$))/;
const DONE = /^\s*\[DONE\]\s*$/;
const OBJECT_START = /^\s*\{/;
/** Characters of one event's data that are kept, over all its lines. */
const MAX_DATA = 128 * 1024 * 1024;

/**
 * Cuts a stream of server-sent events into the data of its events, with the interface of a LineSplitter: what an event
 * holds is one line, JSON texts over several `data` lines included. Comments, `event`, `id`, `retry` and `[DONE]` are
 * no lines. What is no field at all is handed out as it is: noise to most, and the whole answer of a server that does
 * not stream, as an error body is.
 *
 * A `data` line that is a record by itself is handed out at once, whether or not a blank line follows: some gateways
 * leave it out, and a cut stream may end there. Lines of data that begin no record are handed out alone, so that noise
 * spoils no record behind it (INV-CLI-PARSE-007).
 */
export class SseSplitter {
  readonly #lines: LineSplitter;
  readonly #ends = new SseLineEnds();
  /** Data lines of an event whose record is not whole yet, and their length. */
  #open: string[] = [];
  #length = 0;
  #oversizedData = 0;
  #onLine: OnLine = () => {};

  constructor(options: LineSplitterOptions = {}) {
    this.#lines = new LineSplitter(options);
  }

  /** Lines, and data of events, that were longer than the cap. */
  get oversizedLines(): number {
    return this.#lines.oversizedLines + this.#oversizedData;
  }

  push(bytes: Uint8Array, onLine: OnLine): void {
    this.#onLine = onLine;
    this.#lines.push(this.#ends.push(asBuffer(bytes)), this.#take);
  }

  finish(onLine: OnLine): void {
    this.#onLine = onLine;
    this.#lines.push(this.#ends.finish(), this.#take);
    this.#lines.finish(this.#take);
    this.#endEvent();
  }

  readonly #take = (line: string): void => {
    if (line === "") this.#endEvent();
    else if (line.startsWith("data:")) this.#data(line.slice(line.charCodeAt(5) === 0x20 ? 6 : 5));
    else if (!OTHER.test(line)) this.#onLine(line);
  };

  #data(data: string): void {
    if (DONE.test(data)) this.#endEvent();
    else if (this.#open.length > 0) this.#keep(data);
    else if (!OBJECT_START.test(data) || jsonRecord(data) !== null) this.#onLine(data);
    else this.#keep(data);
  }

  #keep(data: string): void {
    this.#length += data.length;
    if (this.#length <= MAX_DATA) this.#open.push(data);
    else this.#drop();
  }

  #drop(): void {
    this.#oversizedData++;
    this.#open = [];
    this.#length = 0;
  }

  /** The event is over: its lines are one JSON text, or each is alone. */
  #endEvent(): void {
    if (this.#open.length === 0) return;
    const lines = this.#open;
    this.#open = [];
    this.#length = 0;
    const whole = lines.join("\n");
    if (lines.length === 1 || jsonRecord(whole) !== null) this.#onLine(whole);
    else for (const line of lines) this.#onLine(line);
  }
}
