import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY, TASK_GIVEN, thrownBy } from "../kit/steps.ts";

/** stop can be called at any time: without a session, twice at once, after its own end (INV-SESSION-STOP-002). */
export default sessionCheck("INV-SESSION-STOP-002", "stopped-again", async ({ stage }) => {
  await stage({ steps: [READY, TASK_GIVEN, { pause: 200 }, { exit: 0 }] }, async ({ start, adapter }) => {
    const idle = await thrownBy(() => adapter.stop());
    const { sessionPid } = await start();
    const twice = await thrownBy(() => Promise.all([adapter.stop(), adapter.stop()]));
    const ended = await start();
    await livingProcesses([ended.sessionPid], 2000);
    const after = await thrownBy(() => adapter.stop());
    for (const [when, thrown] of Object.entries({
      "without a session": idle,
      twice,
      "after its end": after,
    })) {
      assertHolds(thrown === null, {
        message: `stop ${when} rejects`,
        expected: "it resolves",
        actual: String(thrown),
      });
    }
    assertHolds((await livingProcesses([sessionPid], 0)).length === 0, {
      message: "a session that was stopped twice at once is alive",
      expected: "gone",
      actual: "alive",
    });
  });
});
