import type { Replay } from "../../model/target.ts";

/** What a replay says of a failure without its words: status, category, kind and HTTP status. */
export function failureClass({ outcome: { status, error } }: Replay) {
  return { status, category: error?.category, kind: error?.kind, httpStatus: error?.httpStatus };
}
