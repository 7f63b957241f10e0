import { describe, expect, it } from "vitest";
import { valuesIn, withNullFields } from "./json-values.ts";

describe("valuesIn", () => {
  it("gives every value, the outermost first, in the order of the text", () => {
    const places = [...valuesIn({ a: [1, { b: 2 }], c: "x" })].map(({ key, path }) => [key, path]);
    expect(places).toEqual([
      ["", ""],
      ["a", "a"],
      ["a", "a"],
      ["a", "a"],
      ["b", "a.b"],
      ["c", "c"],
    ]);
  });

  it("goes as deep as a value nests", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`);
    expect([...valuesIn(deep)]).toHaveLength(20_001);
  });
});

it("withNullFields puts null in the place of figures, and leaves words of the same name", () => {
  const isUsage = (key: string) => key === "usage";
  expect(withNullFields({ usage: { in: 1 }, list: [{ usage: 3 }, { usage: "low" }] }, isUsage)).toEqual({
    usage: null,
    list: [{ usage: null }, { usage: "low" }],
  });
});
