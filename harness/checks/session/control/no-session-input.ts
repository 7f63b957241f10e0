import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { isClear, READY, thrownBy } from "../kit/steps.ts";

/**
 * Input for no session is refused, before one and after it: a person must not take it for given
 * (INV-SESSION-INPUT-002).
 */
export default sessionCheck("INV-SESSION-INPUT-002", "no-session-input", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, adapter }) => {
    const before = await thrownBy(() => adapter.sendInput("yes\r"));
    await start();
    await adapter.stop();
    const after = await thrownBy(() => adapter.sendInput("yes\r"));
    for (const [when, thrown] of [["before a session", before] as const, ["after one", after] as const]) {
      assertHolds(isClear(thrown), {
        message: `input ${when} is not refused with a clear error`,
        expected: "an Error with a reason",
        actual: thrown === null ? "it resolved" : String(thrown),
      });
    }
  });
});
