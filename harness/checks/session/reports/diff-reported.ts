import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY, TASK_GIVEN } from "../kit/steps.ts";

/** That there is a diff is reported, also of an edit just before the end (INV-SESSION-FILES-004). */
export default sessionCheck("INV-SESSION-FILES-004", "diff-reported", async ({ stage }) => {
  const steps = [
    READY,
    TASK_GIVEN,
    { pause: 150 },
    { write: { path: "kitchen/soup.txt", text: "hot\n" } },
    { exit: 0 },
  ];
  // No look in between: it is the one at the end that counts.
  await stage({ steps, options: { lookEveryMs: 60_000 } }, async ({ start, events, until }) => {
    await start();
    assertHolds(await until(() => events.some(({ type }) => type === "HINT_DIFF_AVAILABLE")), {
      message: "the session ended with a diff that was not reported",
      expected: "HINT_DIFF_AVAILABLE",
      actual: JSON.stringify(events.map(({ type }) => type)),
      hint: "Look at the repository once more when the program has ended.",
    });
  });
});
