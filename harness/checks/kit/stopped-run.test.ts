import { expect, it } from "vitest";
import type { MockReceipt } from "../../../mock-clis/mock-cli.mjs";
import type { MockRun, MockRunSpec } from "../../sandbox/mock-run.ts";
import { CheckFailure } from "./check-failure.ts";
import type { ProcessBench } from "./process-check.ts";
import { stoppedRun } from "./stopped-run.ts";

/** A bench whose runs come as far as these receipts tell, one after the other; the last one again and again. */
function benchOf(...runs: Partial<MockReceipt>[][]) {
  const asked: [spec: Partial<MockRunSpec>, isAgain: boolean][] = [];
  const run = async (spec: Partial<MockRunSpec> = {}, isAgain = false) => {
    const receipts = runs[Math.min(asked.length, runs.length - 1)];
    asked.push([spec, isAgain]);
    return { receipts } as MockRun;
  };
  return { bench: { run } as unknown as ProcessBench, asked };
}
const receipt = (out: number, children: number[] = []) => ({ played: { out, err: 0 }, children });
const withTimeout = (faults: MockRunSpec["faults"]) => (timeoutMs: number) => ({
  ...(faults && { faults }),
  call: { timeoutMs },
});

it("is one run of a stand-in that was running", async () => {
  const { bench, asked } = benchOf([receipt(10)]);
  expect(await stoppedRun(bench, withTimeout({ stopAfter: 10 }))).toMatchObject({ afterMs: 800 });
  expect(asked).toEqual([[{ faults: { stopAfter: 10 }, call: { timeoutMs: 800 } }, false]]);
});

it.each([
  ["nothing had started", [], [receipt(0)], {}],
  ["too little was played", [receipt(9)], [receipt(10)], { stopAfter: 10 }],
  ["no child had started", [receipt(0)], [receipt(0, [7])], { grandchild: "group" as const }],
])("tries again with twice the time where %s", async (_, first, second, faults) => {
  const { bench, asked } = benchOf(first, second);
  expect(await stoppedRun(bench, withTimeout(faults))).toMatchObject({ afterMs: 1600 });
  expect(asked.map(([{ call }, isAgain]) => [call?.timeoutMs, isAgain])).toEqual([
    [800, false],
    [1600, true],
  ]);
});

it("fails an adapter that has not started its CLI in the longest time", async () => {
  const { bench, asked } = benchOf([]);
  await expect(stoppedRun(bench, withTimeout(undefined))).rejects.toBeInstanceOf(CheckFailure);
  expect(asked.at(-1)?.[0].call?.timeoutMs).toBe(12_800);
});
