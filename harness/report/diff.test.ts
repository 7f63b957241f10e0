import { describe, expect, it } from "vitest";
import { diff, partingColumn } from "./diff.ts";

const show = (expected: string, actual: string) =>
  diff(expected, actual).map(({ sign, text }) => `${sign}${text}`);

describe("diff", () => {
  it("keeps two lines of context on either side", () => {
    expect(show("1\n2\n3\nold\n5\n6\n7", "1\n2\n3\nnew\n5\n6\n7")).toEqual([
      " 2",
      " 3",
      "-old",
      "+new",
      " 5",
      " 6",
    ]);
  });

  it("shows lines that only one side has", () => {
    expect(show("a\nb", "a\nx\nb")).toEqual([" a", "+x", " b"]);
    expect(show("a\na", "a")).toEqual([" a", "-a"]);
  });
});

describe("partingColumn", () => {
  it.each([
    ["abc", "abd", 2],
    ["abc", "ab", 2],
    ["abc", "abc", null],
    ["a\nb", "a", null],
  ])("of %j and %j is %j", (expected, actual, column) => {
    expect(partingColumn(expected, actual)).toBe(column);
  });
});
