import { describe, expect, it } from "vitest";
import { adapterTargets, allMet, inputReport } from "./bench-report.ts";
import { benchInput } from "./inputs/bench-input.ts";
import { mockReport } from "./mock-report.ts";
import { benchMarkdown, renderBench } from "./render-bench.ts";

const input = benchInput("three lines", Buffer.from("1\n2\n3\n"));

function met(floorMs: number, adapterMs: number[]): boolean[] {
  return inputReport(input, { floorMs, adapterMs }).targets.map((target) => target.met);
}

describe("inputReport", () => {
  it("meets its targets at the limits", () => {
    expect(met(70, [100, 120, 150, 150, 200, 800])).toEqual([true, true, true]);
  });

  it("misses the floor, the chunk sizes and linearity one by one", () => {
    expect(met(69, [100, 100, 100, 100, 200, 800])).toEqual([false, true, true]);
    expect(met(70, [100, 100, 100, 151, 200, 800])).toEqual([true, false, true]);
    expect(met(70, [100, 100, 100, 100, 200, 801.5])).toEqual([true, true, false]);
  });
});

describe("adapterTargets", () => {
  it("does not count what was not measured as met", () => {
    expect(adapterTargets(null, null).map((target) => target.met)).toEqual([false, false]);
    expect(adapterTargets(1024, 9000).map((target) => target.met)).toEqual([true, true]);
  });
});

describe("a report", () => {
  const one = inputReport(input, { floorMs: 10, adapterMs: [100, 100, 100, 100, 100, 100] });
  const report = {
    schemaVersion: 1 as const,
    node: "20.0.0",
    rounds: 3,
    adapters: [
      {
        adapter: "one",
        inputs: [one],
        retainedBytes: 0,
        certifyMs: null,
        certified: null,
        targets: adapterTargets(0, null),
      },
    ],
    mocks: mockReport({ starts: 30, emptyMs: 100, catMs: 2, mockMs: 110, receiptMs: 120 }),
  };

  it("says how much a certification tries, and how long that takes", () => {
    const certified = {
      fixtures: 3,
      cliVersions: ["1.0.0", "2.0.0"],
      transformations: 70,
      properties: 12,
      cases: 900,
      inputs: 5000,
    };
    const timed = { ...report, adapters: [{ ...report.adapters[0]!, certifyMs: 1234, certified }] };
    expect(benchMarkdown(timed)).toContain("| one | 3 | 1.0.0, 2.0.0 | 70 | 12 | 900 | 5000 | 1.2 |");
  });

  it("says of each target whether it is met", () => {
    expect(allMet(report)).toBe(false);
    expect(benchMarkdown(report)).toContain(
      "| speed against the floor, 64 KiB chunks | 0.1 | at least 0.7 | not met |",
    );
    expect(benchMarkdown(report)).toContain("| one | does not certify |");
    expect(renderBench(report)).toContain("not met seconds of `certify` on 2 idle cores: none, at most 10");
  });

  it("has the mocks too, where no adapter was named", () => {
    const line = "start of a mock against an empty program of node";
    expect(benchMarkdown(report)).toContain(`| ${line} | 1.1 | at most 1.15 | met |`);
    expect(renderBench(report)).toContain(`met     ${line}: 1.1, at most 1.15`);
    expect(benchMarkdown({ ...report, mocks: null })).not.toContain(line);
    expect(allMet({ ...report, adapters: [] })).toBe(true);
  });
});
