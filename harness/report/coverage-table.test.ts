import { expect, it } from "vitest";
import { coverageTable } from "./coverage-table.ts";

it("shows counts, reasons as a dash and gaps as a mark", () => {
  const lines = coverageTable({
    quota: { record: "12", stdout: "Never printed there.", exit: "unexplained" },
  });
  expect(lines.join("\n")).toMatch(
    /^\nerrors shown by +record +stdout +exit *\nquota +12 +- +! *\nnumber: .*!: neither$/,
  );
});

it("is empty without coverage", () => {
  expect(coverageTable(undefined)).toEqual([]);
});
