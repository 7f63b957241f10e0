import { describe, expect, it } from "vitest";
import type { AdapterBench, BenchReport } from "./bench-report.ts";
import type { MockBench } from "./mock-report.ts";
import { updatedBench } from "./updated-bench.ts";

function bench(figures: Record<string, number>, mocks: MockBench | null = null): BenchReport {
  const adapters = Object.entries(figures).map(
    ([adapter, certifyMs]): AdapterBench => ({
      adapter,
      inputs: [],
      retainedBytes: null,
      certifyMs,
      certified: null,
      targets: [],
    }),
  );
  return { schemaVersion: 1, node: "20.19.0", rounds: 1, adapters, mocks };
}

describe("updatedBench", () => {
  it("takes the new figures, keeps the others and stays in order", () => {
    const { adapters } = updatedBench(bench({ one: 1, three: 3 }), bench({ three: 30, two: 20 }));
    expect(adapters.map(({ adapter, certifyMs }) => [adapter, certifyMs])).toEqual([
      ["one", 1],
      ["three", 30],
      ["two", 20],
    ]);
  });

  it("reads a report that knows no mocks", () => {
    const { mocks: _, ...old } = bench({ one: 1 });
    expect(updatedBench(old as BenchReport, bench({})).mocks).toBeNull();
  });

  it("keeps the mocks' figures where none were measured", () => {
    const mocks = { starts: 1 } as MockBench;
    expect(updatedBench(bench({}, mocks), bench({})).mocks).toBe(mocks);
  });
});
