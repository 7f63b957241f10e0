import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertAsRecorded } from "../../kit/assert-as-recorded.ts";
import { processCheck } from "../../kit/process-check.ts";

const LIMIT = /\b429\b|rate.?limit|too many requests/i;

/** Between the pieces of the recording: who gives up at a notice needs the time to do it. */
const PAUSE_MS = 250;
/** A recording in more pieces would take too long. */
const MAX_PIECES = 40;

/** A CLI that gets over a rate limit ends as it would: a policy that lets it wait does not hurt it. */
export default processCheck("INV-CLI-PROC-008", "rate-limit-overcome", async ({ run, fixtures, target }) => {
  const overcome = goodRuns(fixtures, target).find(({ manifest, stdout, stderr }) => {
    const isRetry = /retry|retries|then-ok|once/.test(manifest.scenario);
    if (!isRetry || manifest.chunks.length > MAX_PIECES) return false;
    return LIMIT.test(stdout.toString("utf8")) || LIMIT.test(stderr.toString("utf8"));
  });
  if (overcome === undefined) {
    return { verdict: "unproven", inputs: 0, reason: "no recording shows the CLI getting over a rate limit" };
  }
  const { outcome } = await run({
    fixture: overcome,
    faults: { drip: PAUSE_MS },
    call: { maxRateLimitMs: 20_000, lingerMs: 5000 },
  });
  await assertAsRecorded(outcome, overcome, target, {
    message: "a run that got over a rate limit ends otherwise",
    hint: "A retry notice is no end: what the model says afterwards shows that the limit is over.",
  });
});
