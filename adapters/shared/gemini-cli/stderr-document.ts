import { stripAnsi } from "../framing/ansi-stripper.ts";
import { type JsonRecord, recordAt } from "../framing/fields.ts";
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

/** What the CLI adds to the sentence of a 429. */
const ADVICE = String.raw`(?:\n(?:Please wait and try again later\.|Possible quota limitations in place) [^\n]*)?`;

/** The one sentence by which gemini and its forks report a failed model call, where it is in place of an answer. */
const WHOLE_ANSWER = new RegExp(String.raw`^\[API Error: [^\n]*\]${ADVICE}\s*$`);

/**
 * True when a whole answer is the CLI's own sentence about a failed model call, and nothing else. An answer that quotes
 * it among other words is an answer; a record format tells besides whether a model said anything.
 */
export function isApiError(answer: string): boolean {
  return WHOLE_ANSWER.test(answer);
}
