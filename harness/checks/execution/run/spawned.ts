import type { AdapterSpawnMeta } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** The process that was started is reported: its pid, its group, when (INV-EXECUTION-CALLBACK-003). */
export default executionCheck("INV-EXECUTION-CALLBACK-003", "spawned", async (bench) => {
  const reported: AdapterSpawnMeta[] = [];
  const before = Date.now();
  const { receipts } = await executed(bench, bench.good, { onSpawn: (meta) => reported.push(meta) });
  assertEqual("onSpawn is not called once", reported.length, 1, bench.good.id);
  const { pid, processGroupId, startedAt } = reported[0]!;
  assertEqual("the pid is not that of the CLI", pid, receipts[0]?.pid, bench.good.id);
  assertHolds(process.platform === "win32" || processGroupId === pid, {
    message: "the CLI is not in a process group of its own",
    expected: String(pid),
    actual: String(processGroupId),
    hint: "Start it detached, so that the group can be ended and the host is not in it.",
  });
  const at = Date.parse(String(startedAt));
  assertHolds(at >= before - 1 && at <= Date.now() + 1, {
    message: "startedAt is not when the CLI was started",
    expected: "an ISO 8601 time of just now",
    actual: String(startedAt),
  });
});
