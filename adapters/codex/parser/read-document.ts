import type { JsonRecord } from "../../shared/fields/fields.ts";
import { reduceRecord } from "./reduce-record.ts";
import type { RunState } from "./run-state.ts";

/** Takes the records of a whole document: those of a stream, or one object that protocol documents show. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  for (const record of records) reduceRecord(state, record);
  const { documented, hasOwnRecords, transcript } = state;
  if (!hasOwnRecords && documented !== null && "answer" in documented) transcript.block(documented.answer);
}
