import { describe, expect, it } from "vitest";
import { changeAt, fieldPaths } from "./field-paths.ts";

const record = { type: "a", list: [{ x: 1 }, { x: 2, y: 3 }], models: { "m-1": { n: 1 }, "m-2": { n: 2 } } };

describe("fieldPaths", () => {
  it("names each field once, with positions and data-named keys as wildcards", () => {
    expect(fieldPaths(record).map((path) => path.join("."))).toEqual([
      "type",
      "list",
      "list.[]",
      "list.[].x",
      "list.[].y",
      "models",
      "models.{}",
      "models.{}.n",
    ]);
  });
});

describe("changeAt", () => {
  it("changes every value at the path and nothing else", () => {
    expect(changeAt(record, ["models", "{}", "n"], () => null)).toEqual({
      ...record,
      models: { "m-1": { n: null }, "m-2": { n: null } },
    });
  });

  it("drops a field, or the elements of an array", () => {
    expect(changeAt(record, ["list", "[]", "x"], () => undefined)).toEqual({
      ...record,
      list: [{}, { y: 3 }],
    });
    expect(changeAt(record, ["list", "[]"], () => undefined)).toEqual({ ...record, list: [] });
  });

  it("leaves a record alone that has no such path", () => {
    expect(changeAt(record, ["type", "x"], () => 1)).toEqual(record);
  });
});
