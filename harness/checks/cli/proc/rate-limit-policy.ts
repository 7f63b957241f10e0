import { notReported, reports } from "../../../facts/claims.ts";
import { limitedRun } from "../../../sandbox/limited-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";
import { stoppedRun } from "../../kit/stopped-run.ts";

const HINT =
  "A CLI that waits for a limit is ended when the caller's policy says so, and not before; nothing else is a limit.";

/** A CLI that waits for a rate limit for ever is ended as the caller's policy says: at once, after a while, or not. */
export default processCheck("INV-CLI-PROC-008", "rate-limit-policy", async (bench) => {
  const { fixtures, target, run } = bench;
  for (const part of ["rateLimits", "errorClass"] as const)
    if (!reports(target.manifest, part)) return unsupported(notReported(target.manifest, part));
  const limited = limitedRun(fixtures, target);
  if (limited === undefined) {
    return { verdict: "unproven", inputs: 0, reason: "no recording shows the CLI waiting for a rate limit" };
  }
  const { fixture, stopAfter } = limited;
  const played = { fixture, faults: { stopAfter } };
  const input = `a stand-in that plays ${fixture.id} up to byte ${stopAfter} of stdout and then hangs`;
  const [killed, bounded, patient] = await Promise.all([
    run({ ...played, call: { timeoutMs: 20_000, maxRateLimitMs: 0 } }),
    run({ ...played, call: { timeoutMs: 20_000, maxRateLimitMs: 300 } }),
    stoppedRun(bench, (ms) => ({ ...played, call: { timeoutMs: 2 * ms } })).then((stopped) => stopped.run),
  ]);
  for (const [policy, { outcome }] of [
    ["kill", killed],
    ["wait 300 ms", bounded],
  ] as const) {
    const category = outcome.error?.category ?? outcome.status;
    assertHolds(outcome.exit.timedOut !== true && (category === "rate_limit" || category === "quota"), {
      message: `the policy "${policy}" is not honoured`,
      expected: "an error of category rate_limit or quota, before the time is up",
      actual: `${category}, ${show(outcome.exit)}`,
      input,
      hint: HINT,
    });
  }
  assertHolds(patient.outcome.exit.timedOut === true, {
    message: "a run that may wait is ended at the first sign of a limit",
    expected: "nothing but the timeout ends it",
    actual: `${patient.outcome.error?.category ?? patient.outcome.status}, ${show(patient.outcome.exit)}`,
    input,
    hint: HINT,
  });
});
