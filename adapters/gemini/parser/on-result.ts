import type { ResultRecord } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { type JsonRecord, recordAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";
import { streamUsage } from "./stats.ts";
import { toldError } from "./told-error.ts";

/** End of the run. Its figures cover the whole run, so that of several records the last one counts. */
export function onResult(state: RunState, record: JsonRecord): void {
  const { status, error, stats } = record as Untrusted<ResultRecord>;
  const { usage, isNothing } = streamUsage(stats);
  const isTold = error !== undefined && error !== null;
  state.isTurnOver = true;
  state.end = {
    word: isTold || status === "error" ? "error" : status === "success" ? "ok" : "unsure",
    evidence: isTold ? toldError(error) : [],
    usage,
    hasNoTokens: isNothing,
    hasFigures: true,
    // 0.24 and later print `cached`.
    isOldShape: recordAt(stats) !== null && !Object.hasOwn(stats as object, "cached"),
  };
}
