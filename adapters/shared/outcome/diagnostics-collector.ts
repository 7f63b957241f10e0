import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../framing/ansi-stripper.ts";

export type Diagnostics = NonNullable<Outcome["diagnostics"]>;

const SAMPLES_EACH_END = 5;
const SAMPLE_LENGTH = 200;
/** Characters of a line that are looked at, escape sequences included. */
const SCANNED = 4096;
const MAX_TYPES = 50;
const TYPE_LENGTH = 80;
const MAX_NOTICES = 20;
const NOTICE_LENGTH = 500;
/** Where types are counted once MAX_TYPES different ones were seen. */
const OTHER_TYPES = "(other)";

/** Collects what a reader needs to trust an outcome, in bounded memory however hostile the output is. */
export class DiagnosticsCollector {
  #skipped = 0;
  readonly #first: string[] = [];
  readonly #last: string[] = [];
  readonly #types = new Map<string, number>();
  readonly #notices: string[] = [];

  /** Counts a line that was no record, and keeps the first and the last five as samples. */
  skippedLine(line: string): void {
    this.#skipped++;
    const sample = stripAnsi(line.slice(0, SCANNED)).slice(0, SAMPLE_LENGTH);
    if (this.#first.length < SAMPLES_EACH_END) {
      this.#first.push(sample);
      return;
    }
    this.#last.push(sample);
    if (this.#last.length > SAMPLES_EACH_END) this.#last.shift();
  }

  /** Counts a record whose type the adapter does not know (INV-CLI-PARSE-008). */
  unknownType(type: string): void {
    const name = type.slice(0, TYPE_LENGTH);
    const key = this.#types.has(name) || this.#types.size < MAX_TYPES ? name : OTHER_TYPES;
    this.#types.set(key, (this.#types.get(key) ?? 0) + 1);
  }

  /** Records so far whose type the adapter does not know. */
  get unknownCount(): number {
    return [...this.#types.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Keeps a warning or retry notice that does not decide the verdict; the first twenty are kept. */
  notice(text: string): void {
    if (this.#notices.length >= MAX_NOTICES) return;
    const notice = stripAnsi(text.slice(0, SCANNED)).trim().slice(0, NOTICE_LENGTH);
    if (notice !== "") this.#notices.push(notice);
  }

  /** A collector with the same findings, for a look that must change nothing. */
  copy(): DiagnosticsCollector {
    const copy = new DiagnosticsCollector();
    copy.#skipped = this.#skipped;
    copy.#first.push(...this.#first);
    copy.#last.push(...this.#last);
    for (const [type, count] of this.#types) copy.#types.set(type, count);
    copy.#notices.push(...this.#notices);
    return copy;
  }

  /**
   * The diagnostics for the outcome.
   *
   * @param more the adapter's own fields (textFallback, truncated, oversizedLines ...).
   */
  result(more: Diagnostics = {}): Diagnostics {
    const diagnostics: Diagnostics = { skippedLines: this.#skipped };
    if (this.#first.length > 0)
      diagnostics.samples = [...this.#first, ...this.#last] as Diagnostics["samples"] & {};
    // Object.fromEntries defines own properties: a type called __proto__ stays a key (INV-CLI-PARSE-012).
    if (this.#types.size > 0) diagnostics.unknownTypes = Object.fromEntries(this.#types);
    if (this.#notices.length > 0) diagnostics.notices = [...this.#notices];
    return { ...diagnostics, ...more };
  }
}
