import { stripAnsi } from "../framing/ansi-stripper.ts";
import { type JsonRecord, recordAt } from "../framing/fields.ts";

const KEPT_AMONG_RECORDS = 20;
const KEPT_LENGTH = 2000;
/** A record that was cut, or a JSON value that is no record: neither is ever text. */
const JSON_LIKE = /^\s*(?:[[{]|"|-?\d[\d.eE+-]*\s*$|(?:null|true|false)\s*$)/;
/** Lines that close a value of a document over several lines. */
const CLOSING = /^\s*[\]}][\]},\s]*$/;
/** Characters of a document over several lines that are kept. */
const KEPT_DOCUMENT = 64 * 1024;
const HALF_RECORD = /^\s*[[{]\s*["{\]}]/;

/**
 * Lines of stdout that are no records. As long as no record came they may be the whole answer, so all are kept;
 * then only the last few, which may say why a run failed.
 */
export class Noise {
  #lines: string[] = [];
  #amongRecords = false;
  #hasHalfRecord = false;
  /** All lines as they came, as long as no record did: perhaps one document. */
  #document = "";
  #unknownDocument: JsonRecord | null = null;

  add(line: string): void {
    if (!this.#amongRecords && this.#document.length < KEPT_DOCUMENT)
      this.#document += `${line.slice(0, KEPT_DOCUMENT)}\n`;
    if (HALF_RECORD.test(line)) this.#hasHalfRecord = true;
    else this.#lines.push(this.#amongRecords ? line.slice(0, KEPT_LENGTH) : line);
    if (this.#amongRecords && this.#lines.length > KEPT_AMONG_RECORDS) this.#lines.shift();
  }

  /** A record came: what is no record is noise from now on. */
  recordSeen(): void {
    if (this.#amongRecords) return;
    this.#amongRecords = true;
    this.#document = "";
    this.#lines = this.#lines.slice(-KEPT_AMONG_RECORDS).map((line) => line.slice(0, KEPT_LENGTH));
  }

  /** Half a JSON document is on stdout: nothing of it is text. */
  halfDocumentSeen(): void {
    this.#hasHalfRecord = true;
  }

  /** All text, when there was no record and no half of one (text fallback); else null. */
  wholeText(): string | null {
    if (this.#amongRecords || this.#hasHalfRecord) return null;
    const text = stripAnsi(this.#lines.join("\n"));
    const isText = text.split("\n").some((line) => line.trim() !== "" && !JSON_LIKE.test(line));
    return isText ? text : null;
  }

  /** The one JSON object that stands, over several lines, in place of records; null where there is none. */
  document(): JsonRecord | null {
    const text = stripAnsi(this.#document).trim();
    return text.startsWith("{") && text.includes("\n") ? parsedObject(text) : null;
  }

  /**
   * The document was read as a record: none of its lines is text.
   *
   * @param unknown the document, where the adapter knows no record of its type: what it says of an error still counts.
   */
  documentRead(unknown: JsonRecord | null): void {
    this.recordSeen();
    this.#unknownDocument = unknown;
  }

  /** What a document says of which the adapter knows nothing more: one in place of records, or behind a banner. */
  get unknownDocument(): JsonRecord | null {
    if (this.#unknownDocument !== null) return this.#unknownDocument;
    const text = stripAnsi(this.#document);
    const document = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
    return document.includes("\n") ? parsedObject(document) : null;
  }

  /** What may say why a run failed; never a part of a record, so never the model's words. */
  reason(): string {
    // Stripped first: what holds nothing but escape sequences is a blank line.
    const lines = stripAnsi(this.#lines.join("\n")).split("\n");
    const telling = lines.filter(
      (line) => line.trim() !== "" && !JSON_LIKE.test(line) && !CLOSING.test(line),
    );
    return telling.slice(-KEPT_AMONG_RECORDS).join("\n");
  }
}

function parsedObject(text: string): JsonRecord | null {
  try {
    return recordAt(JSON.parse(text));
  } catch {
    return null;
  }
}
