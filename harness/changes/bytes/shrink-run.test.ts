import { expect, it } from "vitest";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { shrinkRun } from "./shrink-run.ts";

const lines = Array.from({ length: 60 }, (_, index) => `line ${index}\n`).join("");
const exit = { code: 0, signal: null, timedOut: false, aborted: false };
const run: Run = {
  outputFormat: "stream-json",
  chunks: [
    ["out", Buffer.from(lines)],
    ["err", Buffer.from("noise\n")],
  ],
  exit,
};

it("leaves the lines that are needed and drops the rest of both streams", async () => {
  const needed = ["line 7\n", "line 41\n"];
  const smallest = await shrinkRun(run, async (candidate) =>
    needed.every((line) => runBytes(candidate, "out").includes(line)),
  );
  expect(runBytes(smallest, "out").toString()).toBe(needed.join(""));
  expect(runBytes(smallest, "err")).toHaveLength(0);
});

it("gives the run back when nothing can go", async () => {
  expect(await shrinkRun(run, async () => false)).toBe(run);
});

it("tries a bounded number of runs", async () => {
  let tries = 0;
  const long: Run = { ...run, chunks: [["out", Buffer.from("x\n".repeat(10_000))]] };
  await shrinkRun(long, async () => {
    tries++;
    return false;
  });
  expect(tries).toBeLessThanOrEqual(150);
});
