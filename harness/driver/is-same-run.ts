import type { Run } from "../model/target.ts";
import { runBytes } from "../records/run-bytes.ts";

/** Whether two runs differ in nothing but how their bytes are cut into pieces and which stream is read first. */
export function isSameRun(one: Run, other: Run): boolean {
  if (one === other) return true;
  const { chunks: _chunks, ...rest } = one;
  const { chunks: _others, ...otherRest } = other;
  return (
    JSON.stringify(rest) === JSON.stringify(otherRest) &&
    (["out", "err"] as const).every((stream) => runBytes(one, stream).equals(runBytes(other, stream)))
  );
}
