import { stripAnsi } from "../ansi/strip-ansi.ts";
import { type JsonRecord, recordAt } from "../fields/fields.ts";
import { jsonRecord } from "../framing/json-record.ts";
import { objectEnd } from "../framing/object-end.ts";

/** How the document begins; some versions print it twice, the second time as a message to the user. */
const START = /^(?:\[ERROR\] )?(?=\{)/gm;
/** Starts that are tried, from the last one on. */
const TRIED = 20;

/**
 * The document that json mode of gemini and its forks prints on stderr when the run fails, behind banners and stack
 * traces: an object with `error`. Some print nothing on stdout then, others their records.
 */
export function stderrDocument(stderr: string): JsonRecord | null {
  const text = stripAnsi(stderr);
  const starts = [...text.matchAll(START)].map(({ index, 0: lead }) => index + lead.length);
  for (const start of starts.slice(-TRIED).reverse()) {
    const end = objectEnd(text, start);
    const record = end === -1 ? null : jsonRecord(text.slice(start, end));
    if (recordAt(record, "error") !== null) return record;
  }
  return null;
}
