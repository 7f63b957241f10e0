import { livingProcesses } from "../../../lib/living-processes.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY, TASK } from "../kit/stage.ts";
import { READY } from "../kit/steps.ts";

/**
 * Two adapters of one host have a session each at the same time, with events, input and an end of its own: a foreman's
 * builder and reviewer (INV-SESSION-FOREMAN-001).
 */
export default sessionCheck("INV-SESSION-FOREMAN-001", "apart", async ({ host, stage }) => {
  await stage({ steps: [READY] }, async ({ start, adapter, events, repo, receipts, until }) => {
    const other = host.create({ quietMs: 60, graceMs: 300 });
    const heard: unknown[] = [];
    other.onEvent((event) => heard.push(event));
    try {
      const first = await start();
      const task = { ...TASK, title: "Zz review" };
      const second = await other
        .startSession({ repoPath: repo, task, policy: NO_POLICY, env: {} })
        .catch((thrown: unknown) => ({ sessionPid: -1, thrown }));
      assertHolds(second.sessionPid !== first.sessionPid && second.sessionPid > 0, {
        message: "a second adapter of this host starts no session of its own",
        expected: "two processes",
        actual: JSON.stringify([first, second].map((one) => String(one.sessionPid))),
      });
      const reported = events.length;
      await other.sendInput("zz for the other");
      const inputOf = (pid: number) => receipts().find((one) => one.pid === pid)?.input ?? "";
      await until(() => inputOf(second.sessionPid).includes("zz for the other"));
      assertHolds(!inputOf(first.sessionPid).includes("zz for the other") && events.length === reported, {
        message: "one session gets the input, or tells the events, of the other",
        expected: "each its own",
        actual: JSON.stringify(receipts().map(({ input }) => input)),
      });
      await adapter.stop();
      assertHolds((await livingProcesses([second.sessionPid], 0)).length === 1 && heard.length > 0, {
        message: "the end of one session ended the other",
        expected: "alive",
        actual: "gone",
      });
    } finally {
      await other.stop().catch(() => {});
    }
  });
});
