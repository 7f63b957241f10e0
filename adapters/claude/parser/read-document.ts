import type { JsonRecord } from "../../shared/fields/fields.ts";
import { onDocumentedObject } from "./on-documented-object.ts";
import { reduceRecord } from "./reduce-record.ts";
import type { RunState } from "./run-state.ts";

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
