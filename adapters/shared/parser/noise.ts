import { stripAnsi } from "../framing/ansi-stripper.ts";
import type { JsonRecord } from "../framing/fields.ts";
import { recordsIn } from "./json-output.ts";

const KEPT_AMONG_RECORDS = 20;
const KEPT_LENGTH = 2000;
/** Characters kept in place of records. An answer is shorter; an endless log must not end in an exception for its length. */
const MAX_CHARACTERS = 32 * 1024 * 1024;
/** A record that was cut, or a JSON value that is no record: neither is ever text. */
const JSON_LIKE = /^\s*(?:[[{]|"|-?\d[\d.eE+-]*\s*$|(?:null|true|false)\s*$)/;
/** Lines that close a value of a document over several lines. */
const CLOSING = /^\s*[\]}][\]},\s]*$/;
const HALF_RECORD = /^\s*[[{]\s*["{\]}]/;

/** A document over several lines begins: what follows is no text, even where it breaks off. */
const DOCUMENT_START = /^\s*[[{]\s*\n/;

/**
 * Lines of stdout that are no records. As long as no record came they may be the whole answer, or one document over
 * several lines, so the first 32 MiB are kept, and the last few lines; then only these, which may say why a run failed.
 */
export class Noise {
  #lines: string[] = [];
  #tail: string[] = [];
  #characters = 0;
  #amongRecords = false;
  #hasHalfRecord = false;
  #unknownDocument: JsonRecord | null = null;

  add(line: string): void {
    const isHalf = HALF_RECORD.test(line);
    if (isHalf) this.#hasHalfRecord = true;
    if (!this.#amongRecords) this.#addToText(line);
    else if (!isHalf) this.#lines.push(line.slice(0, KEPT_LENGTH));
    if (this.#amongRecords && this.#lines.length > KEPT_AMONG_RECORDS) this.#lines.shift();
  }

  #addToText(line: string): void {
    this.#characters += line.length + 1;
    if (this.#characters <= MAX_CHARACTERS) {
      this.#lines.push(line);
      return;
    }
    this.#tail.push(line.slice(0, KEPT_LENGTH));
    if (this.#tail.length > KEPT_AMONG_RECORDS) this.#tail.shift();
  }

  /** A record came: what is no record is noise from now on. */
  recordSeen(): void {
    if (this.#amongRecords) return;
    this.#amongRecords = true;
    this.#lines = [...this.#lines, ...this.#tail]
      .filter((line) => !HALF_RECORD.test(line))
      .slice(-KEPT_AMONG_RECORDS)
      .map((line) => line.slice(0, KEPT_LENGTH));
    this.#tail = [];
  }

  /** Half a JSON document is on stdout: nothing of it is text. */
  halfDocumentSeen(): void {
    this.#hasHalfRecord = true;
  }

  /** All text, when there was no record, no half of one and no document (text fallback); else null. */
  wholeText(): string | null {
    if (this.#amongRecords || this.#hasHalfRecord) return null;
    const text = this.#text();
    if (DOCUMENT_START.test(text)) return null;
    const isText = text.split("\n").some((line) => line.trim() !== "" && !JSON_LIKE.test(line));
    return isText ? text : null;
  }

  /** The records of the one document that stands, over several lines, in place of a record a line; empty: there is none. */
  documentRecords(): JsonRecord[] {
    if (this.#amongRecords) return [];
    const text = this.#text().trim();
    return /^[[{]/.test(text) && text.includes("\n") ? (recordsIn(text) ?? []) : [];
  }

  /**
   * The document was read as records: none of its lines is text.
   *
   * @param unknown a record of a type that the adapter does not know: what it says of an error still counts.
   */
  documentRead(unknown: JsonRecord | null): void {
    this.recordSeen();
    this.#unknownDocument = unknown;
  }

  /** What a document says of which the adapter knows nothing more: one in place of records, or behind a banner. */
  get unknownDocument(): JsonRecord | null {
    if (this.#amongRecords) return this.#unknownDocument;
    const text = this.#text();
    const document = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
    return document.includes("\n") ? (recordsIn(document)?.[0] ?? null) : null;
  }

  /** What may say why a run failed; never a part of a record, so never the model's words. */
  reason(): string {
    const telling = this.#text()
      .split("\n")
      .filter((line) => line.trim() !== "" && !JSON_LIKE.test(line) && !CLOSING.test(line));
    return telling.slice(-KEPT_AMONG_RECORDS).join("\n");
  }

  /** Stripped as a whole: a line that holds nothing but escape sequences is a blank one. */
  #text(): string {
    return stripAnsi([...this.#lines, ...this.#tail].join("\n"));
  }
}
