import type { ErrorEvidence } from "../../errors/error-evidence.ts";
import { type Outside, outsideEvidence } from "../../errors/outside-evidence.ts";
import { ERROR_LINE, NOTICE, shutdownWords } from "../printed-errors.ts";
import { toldError } from "../told-error.ts";
import type { RunState } from "./run-state.ts";

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(state: RunState, outside: Outside, isExplained: boolean): ErrorEvidence[] {
  const failure = state.ending?.failure ?? null;
  const told = failure === null ? [] : [toldError(failure.reason, "record", failure.code)];
  const words = shutdownWords(outside.noise);
  const ended = words === null ? [] : [toldError(words, "stdout", "shutting-down")];
  const isTold = isExplained || told.length + ended.length > 0;
  const noise = withoutNotices(outside.noise);
  const printed = outsideEvidence(
    { ...outside, noise },
    {
      notice: NOTICE,
      errorLine: ERROR_LINE,
      isExplained: isTold,
    },
  );
  return [...told, ...printed, ...ended];
}

/** Advice and banners on stdout give no reason, also where nothing else does. */
function withoutNotices(noise: string): string {
  return noise
    .split("\n")
    .filter((line) => !NOTICE.test(line))
    .join("\n");
}
