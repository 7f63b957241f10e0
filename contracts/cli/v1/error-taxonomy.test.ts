import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { classify } from "../../../adapters/shared/errors/classify.ts";
import { namedTable } from "../../../harness/docs/markdown.ts";
import errorSchema from "../../../schemas/cli/v1/error.schema.json" with { type: "json" };
import taxonomy from "./error-taxonomy.json" with { type: "json" };

const prose = readFileSync(join(import.meta.dirname, "errors.md"), "utf8");

describe("errors.md", () => {
  it("shows the categories and advices of error-taxonomy.json", () => {
    const rows = Object.entries(taxonomy.categories).map(([category, { shouldRetry, shouldFallback }]) => [
      category,
      shouldRetry ? "yes" : "no",
      shouldFallback ? "yes" : "no",
    ]);
    expect(namedTable(prose, "categories")).toEqual(rows);
  });

  it("shows the kinds of error-taxonomy.json", () => {
    expect(namedTable(prose, "kinds")).toEqual(Object.entries(taxonomy.kinds));
  });

  it.each(namedTable(prose, "disagreements"))(
    "says what the core does: %s, %s, %s",
    (_word, _read, evidence, kind) => {
      const found = classify([{ place: "record", ...JSON.parse(evidence!.replaceAll("`", "")) }]);
      expect(found.kind).toBe(kind);
    },
  );

  it.each(namedTable(prose, "waits"))("says what the core reads in: %s", (text, retryAfterMs, resetsAt) => {
    const found = classify([{ place: "record", text: text! }]);
    expect([String(found.retryAfterMs), String(found.resetsAt)]).toEqual([retryAfterMs, resetsAt]);
  });

  it("shows every place of evidence of the schema", () => {
    const places = namedTable(prose, "evidence").map(([place]) => place);
    expect(places.sort()).toEqual([...errorSchema.properties.evidence.enum].sort());
  });
});

describe("error-taxonomy.json", () => {
  it("holds the words of the error schema, no more and no less", () => {
    const { category, kind } = errorSchema.properties;
    expect(Object.keys(taxonomy.categories).sort()).toEqual([...category.enum].sort());
    expect(Object.keys(taxonomy.kinds).sort()).toEqual([...kind.enum].sort());
  });

  it("gives each kind a category that exists", () => {
    const categories = Object.keys(taxonomy.categories);
    expect(Object.values(taxonomy.kinds).filter((category) => !categories.includes(category))).toEqual([]);
  });
});
