import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { print, READY, TASK_GIVEN } from "../kit/steps.ts";

const KEYS = "yes ü\x1b[B\r";

/** Input reaches the program as it is, keys included (INV-SESSION-INPUT-001). */
export default sessionCheck("INV-SESSION-INPUT-001", "input-given", async ({ stage }) => {
  const steps = [READY, TASK_GIVEN, { waitFor: KEYS }, print("zz taken")];
  await stage({ steps }, async ({ start, text, until, adapter, receipts }) => {
    await start();
    // Before its program reads single keys, a terminal changes Enter itself.
    await until(() => text().includes("ready"));
    await adapter.sendInput(KEYS);
    assertHolds(await until(() => text().includes("zz taken")), {
      message: "sendInput does not reach the program as it was given",
      expected: JSON.stringify(KEYS),
      actual: JSON.stringify(receipts().map(({ input }) => input)),
    });
  });
});
