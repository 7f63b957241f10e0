import { waitUntil } from "../../../lib/wait-until.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, quietContext, ready, request, settled } from "../kit/agent-check.ts";

/** Shutdown ends what is under way, all of it, and resolves at any time (INV-AGENT-LIFE-003). */
export default agentCheck("INV-AGENT-LIFE-003", "shutdown", async ({ host, good, play }) => {
  await mustResolve(host.create(quietContext()).shutdown(), "before it is initialized");
  const { survivors, value: after } = await play(
    good,
    async (cwd, receipts) => {
      const plugin = await ready(host);
      const runs = [1, 2].map(() => settled(plugin.run(request({ cwd }))));
      await waitUntil(async () => (await receipts()).length === runs.length);
      await mustResolve(plugin.shutdown(), "while two runs are under way");
      await mustResolve(plugin.shutdown(), "for the second time");
      return (await receipts()).length;
    },
    { stopAfter: 0 },
  );
  assertHolds(after === 2 && survivors.length === 0, {
    fixture: good.id,
    message: "runs outlive the shutdown of their plugin",
    expected: "2 runs, none alive",
    actual: `${after} runs, ${survivors.length} alive`,
    hint: "Keep every child that is under way, not the last one.",
  });
});

async function mustResolve(done: Promise<void>, when: string): Promise<void> {
  const thrown = await done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  assertHolds(thrown === null, {
    message: `shutdown rejects ${when}`,
    expected: "it resolves",
    actual: formatValue(thrown?.error),
  });
}
