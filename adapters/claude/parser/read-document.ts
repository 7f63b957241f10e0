import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import { documentedAnswer, documentedError, documentedUsage } from "../../shared/outcome/documented.ts";
import { reduceRecord } from "./reduce-record.ts";
import type { RunState } from "./run-state.ts";
import { specificCodes, type TurnEnd } from "./turn-end.ts";

/** Types of claude's own records. */
const OWN_TYPES = new Set(["assistant", "rate_limit_event", "result", "stream_event", "system", "user"]);

/** Takes the records of a json-mode run: a lone result, or with --verbose all that a stream would hold. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  const [only] = records;
  if (records.length !== 1 || only === undefined || !onDocumentedObject(state, only))
    for (const record of records) reduceRecord(state, record);
  tellAnswer(state);
}

/** A lone result has no messages: its text is the one message of the run. */
function tellAnswer({ end, transcript, documented }: RunState): void {
  if (transcript.messages.length > 0) return;
  const answer = end === null ? documented?.text : end.word === "error" ? null : end.text;
  if (answer) transcript.block(answer);
}

/**
 * Reads the one object of a json-mode run that is no record of claude's, by the documents' priority list, or as an
 * error object.
 *
 * @returns false when the object is a record of claude's: nothing was read.
 */
function onDocumentedObject(state: RunState, record: JsonRecord): boolean {
  if (OWN_TYPES.has(stringAt(record.type) ?? "") || "is_error" in record) return false;
  if (record.error != null && record.error !== false) state.end = errorEnd(record);
  else {
    const answer = documentedAnswer(record);
    state.documented = { text: answer ?? "", isComplete: answer !== null };
    state.spending.documented(documentedUsage(record.usage));
  }
  return true;
}

function errorEnd(record: JsonRecord): TurnEnd {
  const { text = null, httpStatus = null, codes } = documentedError(record.error);
  return {
    word: "error",
    text,
    subtype: null,
    terminalReason: null,
    httpStatus,
    codes: specificCodes(codes),
    stopWords: [],
    structuredOutput: undefined,
    isTruncated: false,
    isEmptyError: false,
  };
}
