import type { Replay } from "../../model/target.ts";

/**
 * What may differ once a run's stdout holds noise: diagnostics, and how a failed run without an error record is
 * explained. Its last words may be among the noise, so their wording is not compared; the class of the error is.
 */
export function noiseIgnored({ outcome }: Replay): string[] {
  const isFromRecord = outcome.error?.evidence === "record";
  return [
    "outcome.diagnostics",
    ...(isFromRecord ? [] : ["outcome.error.message", "outcome.error.evidence"]),
  ];
}

/**
 * What may differ besides the answer once the answer's text was changed: diagnostics, and an estimate of its tokens.
 */
export function answerIgnored({ outcome }: Replay): string[] {
  return ["outcome.diagnostics", ...(outcome.usage?.estimated ? ["outcome.usage"] : [])];
}
