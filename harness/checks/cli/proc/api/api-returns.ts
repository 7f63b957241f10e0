import { apiCheck } from "../../../kit/api-check.ts";
import { assertAsRecorded } from "../../../kit/assert-as-recorded.ts";

const HINT =
  "The terminal record starts a clock that every byte starts anew; then the connection is closed, and the answer stands.";

/** A connection that stays open behind the answer is not waited for; a body in small pieces is waited for. */
export default apiCheck("INV-CLI-PROC-007", "api-returns", async ({ run, fixture, target }) => {
  const cases = [
    ["a connection that stays open behind the answer", { linger: true }],
    ["a body in pieces of 7 bytes", { cut: 7, drip: 2 }],
  ] as const;
  for (const [what, faults] of cases) {
    const { outcome } = await run({ faults });
    await assertAsRecorded(outcome, fixture, target, { message: `${what} changes the run`, hint: HINT });
  }
});
