import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openThings } from "../../../sandbox/open-things.ts";
import { plantedIn } from "../../../sandbox/planted.ts";
import { mustHold } from "../../kit/broken-promise.ts";
import { type ProcessBench, processCheck } from "../../kit/process-check.ts";
import { stoppedRun } from "../../kit/stopped-run.ts";

const HINT =
  "Remove files in `finally`, clear every timer, destroy the pipes, and end what the CLI left behind.";
const SETTLING_MS = 1000;

/** After a good run, a failed one and one whose time was up: no process, no descriptor, no timer and no file is left. */
export default processCheck("INV-CLI-PROC-011", "nothing-left", async (bench) => {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-tmp-"));
  try {
    await plantedIn(process.env, (env) => threeRuns(bench, env), { TMPDIR: folder });
    mustHold(readdirSync(folder).length === 0, {
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
  const before = openThings();
  const runs = [await bench.run({ env }), await bench.run({ env, faults: { grandchild: "setsid" } })];
  const stopped = await stoppedRun(bench, (timeoutMs) => ({
    env,
    faults: { stopAfter: 0, grandchild: "group" },
    call: { timeoutMs },
  }));
  const survivors = [...runs, stopped.run].flatMap((one) => one.survivors);
  mustHold(survivors.length === 0, {
    message: "processes outlive the run",
    expected: "none",
    actual: String(survivors.length),
    hint: HINT,
  });
  const until = performance.now() + SETTLING_MS;
  let left = openThings(before);
  // What is closed asynchronously may take a turn or two.
  while (left.length > 0 && performance.now() < until) {
    await sleep(20);
    left = openThings(before);
  }
  mustHold(left.length === 0, {
    message: "the run leaves something open in its host",
    expected: "nothing",
    actual: left.join(", "),
    hint: HINT,
  });
}
