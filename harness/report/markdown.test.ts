import { describe, expect, it } from "vitest";
import { markdown } from "./markdown.ts";
import { CONTEXT, EXAMPLE } from "./testing/example-report.ts";

const text = markdown(EXAMPLE, CONTEXT);

describe("markdown", () => {
  it("gives each row of a table as many cells as its head", () => {
    const tables = text.split(/\n\n+/).filter((block) => block.startsWith("|"));
    expect(tables.length).toBeGreaterThanOrEqual(3);
    for (const table of tables) {
      const cells = table
        .trimEnd()
        .split("\n")
        .map((row) => row.replaceAll("\\|", "").split("|").length);
      expect(new Set(cells).size).toBe(1);
    }
  });

  it("fences an input that holds a fence itself", () => {
    expect(text).toContain("````text\n");
    expect(text.match(/^````/gm)).toHaveLength(6);
  });

  it("shows the verdict, the coverage of errors and what was skipped", () => {
    expect(text).toContain("# Certification: not certified");
    expect(text).toContain("| quota | 2 | never seen \\| yet |");
    expect(text).toContain("- parrot/1.0.0/help: a recording of kind help, not a run");
    expect(text).toContain("(+2 more)");
  });
});
