import { livingProcesses } from "../../../lib/living-processes.ts";
import { mustHold } from "../../kit/broken-promise.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY, thrownBy } from "../kit/steps.ts";

/** A second start is refused and leaves the first session alone; after its end another can start (INV-SESSION-START-004). */
export default sessionCheck("INV-SESSION-START-004", "one-at-a-time", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, adapter }) => {
    const { sessionPid } = await start();
    const second = await thrownBy(() => start());
    mustHold(second instanceof Error, {
      message: "a second session starts on an adapter whose functions name none: one of the two is lost",
      expected: "a rejection",
      actual: "a session",
    });
    mustHold((await livingProcesses([sessionPid], 0)).length === 1, {
      message: "the refused second start ended the first session",
      expected: "alive",
      actual: "gone",
    });
    await adapter.stop();
    const later = await thrownBy(() => start());
    mustHold(later === null, {
      message: "after stop no other session starts",
      expected: "a session",
      actual: String(later),
    });
  });
});
