import type { AdapterSpawnMeta } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { mustHold } from "../../kit/broken-promise.ts";
import { mustEqual } from "../../kit/hosts/must-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** The process that was started is told: its pid, its group, when (INV-EXECUTION-CALLBACK-003). */
export default executionCheck("INV-EXECUTION-CALLBACK-003", "spawned", async (bench) => {
  const told: AdapterSpawnMeta[] = [];
  const before = Date.now();
  const { receipts } = await executed(bench, bench.good, { onSpawn: (meta) => told.push(meta) });
  mustEqual("onSpawn is not told once", told.length, 1, bench.good.id);
  const { pid, processGroupId, startedAt } = told[0]!;
  mustEqual("the pid is not that of the CLI", pid, receipts[0]?.pid, bench.good.id);
  mustHold(process.platform === "win32" || processGroupId === pid, {
    message: "the CLI is not in a process group of its own",
    expected: String(pid),
    actual: String(processGroupId),
    hint: "Start it detached, so that the group can be ended and the host is not in it.",
  });
  const at = Date.parse(String(startedAt));
  mustHold(at >= before - 1 && at <= Date.now() + 1, {
    message: "startedAt is not when the CLI was started",
    expected: "an ISO 8601 time of just now",
    actual: String(startedAt),
  });
});
