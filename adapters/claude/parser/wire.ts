import type {
  ResultErrorRecord,
  ResultSuccessRecord,
} from "../../../schemas/wire/claude/generated/stream-json.ts";

/** What ends a turn, in either of its two shapes. */
export type ResultRecord = Omit<ResultErrorRecord, "subtype"> & ResultSuccessRecord;

/** Model of a message that the CLI wrote by itself: an API error, the output of a local command. */
export const SYNTHETIC_MODEL = "<synthetic>";

/** What an assistant record says about a failed model call. */
export interface ApiError {
  text: string;
  /** Words of the CLI and of the API, the most specific one first. */
  codes: string[];
  httpStatus: number | null;
}
