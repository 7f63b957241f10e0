import type { ActivityEvent, Exit, Manifest, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../lib/json.ts";
import { terminalRecord } from "../../records/terminal-record.ts";
import { type JsonRecord, recordsOfLine } from "./json-record.ts";
import type { StreamName } from "./wrap-parser.ts";

/** Everything that went into one run and the events that came out, for faults that need the CLI's own words. */
export class SeenRun {
  readonly options: ParserOptions;
  readonly events: ActivityEvent[] = [];
  exit: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
  readonly #chunks: Record<StreamName, Uint8Array[]> = { out: [], err: [] };

  constructor(options: ParserOptions) {
    this.options = options;
  }

  /** Keeps a copy of the bytes. */
  see(stream: StreamName, bytes: Uint8Array): void {
    this.#chunks[stream].push(Uint8Array.from(bytes));
  }

  /** One stream so far, decoded as a whole. */
  text(stream: StreamName): string {
    return Buffer.concat(this.#chunks[stream]).toString("utf8");
  }

  /** Lines of stdout, without their ends. */
  lines(): string[] {
    return this.text("out")
      .split("\n")
      .map((line) => line.replace(/^\uFEFF|\r$/g, ""));
  }

  /** JSON objects of stdout in order; those inside a top-level array count too. */
  records(): JsonRecord[] {
    return this.lines().flatMap(recordsOfLine);
  }

  /** Lines of stdout that are no JSON object or array, blank ones left out. */
  noise(): string[] {
    return this.lines().filter((line) => line.trim() !== "" && recordsOfLine(line).length === 0);
  }

  /** The last record that ends a run of this format and version; undefined where there is none. */
  terminalRecord(manifest: Manifest): JsonRecord | undefined {
    const terminal = terminalRecord(manifest, this.options);
    return terminal == null ? undefined : this.records().findLast(terminal.matches);
  }
}

/** The values of one key, at any depth, in the order of the text. */
export function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === key ? [item, ...valuesOf(item, key)] : valuesOf(item, key),
  );
}
