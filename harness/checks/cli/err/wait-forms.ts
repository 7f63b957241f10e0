import figures from "../../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { figuresCheck } from "../../kit/errors/figures-check.ts";

/** The forms in which CLIs and APIs name a waiting time or the time of a reset give it (INV-CLI-ERR-004). */
export default figuresCheck({
  invariant: "INV-CLI-ERR-004",
  name: "wait-forms",
  hint: "A waiting time has a unit; a time of a reset has a zone, and needs the time of the run where it has no date.",
  claim: "rateLimits",
  figures: figures.waits.map(({ text, retryAfterMs, resetsAt, now }) => ({
    words: `You have hit a rate limit: ${text}`,
    now,
    expected: { retryAfterMs, resetsAt },
  })),
  figureOf: ({ retryAfterMs = null, resetsAt = null }) => ({ retryAfterMs, resetsAt }),
  path: "outcome.error",
});
