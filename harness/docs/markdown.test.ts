import { describe, expect, it } from "vitest";
import { fences, fileLinks, namedTable } from "./markdown.ts";

describe("fences", () => {
  it("gives language, info and text of each block", () => {
    const markdown = "a\n\n```sh exit=2\nnpm run x\n```\n\n```text\nno\n```\n";
    expect(fences(markdown)).toEqual([
      { language: "sh", info: "exit=2", text: "npm run x\n" },
      { language: "text", info: "", text: "no\n" },
    ]);
  });
});

describe("namedTable", () => {
  it("gives the cells of the rows under the head", () => {
    const markdown = "<!-- table: t -->\n| a | b |\n| --- | --- |\n| 1 | x y |\n<!-- end -->";
    expect(namedTable(markdown, "t")).toEqual([["1", "x y"]]);
  });

  it("says which table is missing", () => {
    expect(() => namedTable("", "t")).toThrow("no table named t");
  });
});

describe("fileLinks", () => {
  it("leaves out addresses, anchors and code", () => {
    const markdown = "[a](x/a.md#b) [c](https://e.org) [d](#d)\n```md\n[e](e.md)\n```\n";
    expect(fileLinks(markdown)).toEqual(["x/a.md"]);
  });
});
