import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY, thrownBy } from "../kit/steps.ts";

/**
 * A second start is refused and leaves the first session alone; after its end another can start
 * (INV-SESSION-START-004).
 */
export default sessionCheck("INV-SESSION-START-004", "one-at-a-time", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, adapter }) => {
    const { sessionPid } = await start();
    const second = await thrownBy(() => start());
    assertHolds(second instanceof Error, {
      message: "a second session starts on an adapter whose functions name none: one of the two is lost",
      expected: "a rejection",
      actual: "a session",
    });
    assertHolds((await livingProcesses([sessionPid], 0)).length === 1, {
      message: "the refused second start ended the first session",
      expected: "alive",
      actual: "gone",
    });
    await adapter.stop();
    const later = await thrownBy(() => start());
    assertHolds(later === null, {
      message: "after stop no other session starts",
      expected: "a session",
      actual: String(later),
    });
  });
});
