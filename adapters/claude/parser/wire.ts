import type {
  ResultErrorRecord,
  ResultSuccessRecord,
} from "../../../schemas/wire/claude/generated/stream-json.ts";

/**
 * A record as it may really come: the names are the wire schema's, the values are anything
 * (INV-CLI-PARSE-009). Reading a field by a name that no claude version prints is a type error.
 */
export type Untrusted<T> = { readonly [Name in keyof T]?: unknown };

/** What ends a turn, in either of its two shapes. */
export type ResultRecord = Omit<ResultErrorRecord, "subtype"> & ResultSuccessRecord;

/** Model of a message that the CLI wrote by itself: an API error, the output of a local command. */
export const SYNTHETIC_MODEL = "<synthetic>";
