import type { Replay } from "../../model/target.ts";

/** What may differ besides the answer once the answer's text was changed: diagnostics, and an estimate of its tokens. */
export function answerIgnored({ outcome }: Replay): string[] {
  return ["outcome.diagnostics", ...(outcome.usage?.estimated ? ["outcome.usage"] : [])];
}
