import { apiCheck } from "../../../kit/api-check.ts";
import { assertAsRecorded } from "../../../kit/assert-as-recorded.ts";
import { assertHolds } from "../../../kit/check-failure.ts";
import { notApplicable } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

const HINT =
  "A policy that waits sends the request again when the limit says how long, and never waits longer than it may.";

/** A 429 that tells to wait a second: the caller's policy decides whether the request is sent again. */
export default apiCheck("INV-CLI-PROC-008", "api-rate-limit", async ({ run, fixtures, fixture, target }) => {
  const limited = fixtures.find(
    ({ manifest, stderr }) =>
      manifest.outputFormat === fixture.manifest.outputFormat &&
      /^HTTP\/1.1 429.*?retry-after/s.test(stderr.toString()),
  );
  if (limited === undefined) return notApplicable("no fixture is a 429 that tells how long to wait");
  const played = { fixtures: [limited, fixture], faults: { retryAfter: 1 } };
  for (const [policy, maxRateLimitMs] of [
    ["kill", 0],
    ["wait 300 ms", 300],
  ] as const) {
    const { outcome, receipts } = await run({ ...played, call: { maxRateLimitMs } });
    assertHolds(outcome.error?.category === "rate_limit" && receipts.length === 1, {
      message: `the policy "${policy}" is not honoured`,
      expected: "an error of category rate_limit, and one request",
      actual: `${show(outcome.error?.category ?? outcome.status)}, ${receipts.length} requests`,
      hint: HINT,
    });
  }
  const { outcome, receipts } = await run({ ...played, call: { maxRateLimitMs: 5000 } });
  assertHolds(receipts.length === 2, {
    message: 'the policy "wait 5000 ms" is not honoured',
    expected: "a second request after a second",
    actual: `${receipts.length} requests`,
    hint: HINT,
  });
  await assertAsRecorded(outcome, fixture, target, {
    message: "a limit that was waited for changes the run",
    hint: HINT,
  });
  return undefined;
});
