import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { activeResources } from "../../../sandbox/active-resources.ts";
import { withEnv } from "../../../sandbox/with-env.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { type ProcessBench, processCheck } from "../../kit/process-check.ts";
import { stoppedRun } from "../../kit/stopped-run.ts";

const HINT =
  "Remove files in `finally`, clear every timer, destroy the pipes, and end what the CLI left behind.";
const SETTLING_MS = 1000;

/**
 * After a good run, a failed one and one whose time was up: no process, no descriptor, no timer and no file is left.
 */
export default processCheck("INV-CLI-PROC-011", "nothing-left", async (bench) => {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-tmp-"));
  try {
    await withEnv(process.env, (env) => threeRuns(bench, env), { TMPDIR: folder });
    assertHolds(readdirSync(folder).length === 0, {
      message: "temporary files are left behind",
      expected: "none",
      actual: readdirSync(folder).join(", "),
      hint: HINT,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function threeRuns(bench: ProcessBench, env: Readonly<Record<string, string>>): Promise<void> {
  const before = activeResources();
  const runs = [await bench.run({ env }), await bench.run({ env, faults: { grandchild: "setsid" } })];
  const stopped = await stoppedRun(bench, (timeoutMs) => ({
    env,
    faults: { stopAfter: 0, grandchild: "group" },
    call: { timeoutMs },
  }));
  const survivors = [...runs, stopped.run].flatMap((one) => one.survivors);
  assertHolds(survivors.length === 0, {
    message: "processes outlive the run",
    expected: "none",
    actual: String(survivors.length),
    hint: HINT,
  });
  const until = performance.now() + SETTLING_MS;
  let left = activeResources(before);
  // What is closed asynchronously may take a turn or two.
  while (left.length > 0 && performance.now() < until) {
    await sleep(20);
    left = activeResources(before);
  }
  assertHolds(left.length === 0, {
    message: "the run leaves something open in its host",
    expected: "nothing",
    actual: left.join(", "),
    hint: HINT,
  });
}
