import fc from "fast-check";
import { expect, test } from "vitest";
import { arrayAt, booleanAt, numberAt, recordAt, stringAt, valueAt } from "./fields.ts";

const RECORD = JSON.parse(
  '{"a":{"b":[{"c":"x"},1.5,true,null]},"__proto__":{"d":1},"s":"","n":"7","big":1e999}',
);

test("reads what is there, by keys and indexes", () => {
  expect(stringAt(RECORD, "a", "b", 0, "c")).toBe("x");
  expect(numberAt(RECORD, "a", "b", 1)).toBe(1.5);
  expect(booleanAt(RECORD, "a", "b", 2)).toBe(true);
  expect(arrayAt(RECORD, "a", "b")).toHaveLength(4);
  expect(recordAt(RECORD, "a", "b", 0)).toEqual({ c: "x" });
  expect(recordAt(RECORD)).toBe(RECORD);
  expect(stringAt(RECORD, "s")).toBe("");
  expect(valueAt(RECORD, "a", "b", 3)).toBeNull();
});

test("gives null or nothing for another type, a missing place and a null on the way", () => {
  expect(stringAt(RECORD, "a", "b", 3, "c")).toBeNull();
  expect(numberAt(RECORD, "n")).toBeNull();
  expect(numberAt(RECORD, "big")).toBeNull();
  expect(recordAt(RECORD, "a", "b")).toBeNull();
  expect(recordAt(null)).toBeNull();
  expect(arrayAt(RECORD, "s")).toEqual([]);
  expect(valueAt(RECORD, "s", "length")).toBeUndefined();
});

test("reads own properties only", () => {
  expect(valueAt({}, "toString")).toBeUndefined();
  expect(valueAt([], "map")).toBeUndefined();
  expect(valueAt({}, "__proto__")).toBeUndefined();
  expect(numberAt(RECORD, "__proto__", "d")).toBe(1);
});

test("never throws", () => {
  const path = fc.array(
    fc.oneof(fc.string(), fc.integer(), fc.constantFrom("__proto__", "constructor", "length")),
  );
  fc.assert(
    fc.property(fc.anything(), path, (value, keys) => {
      for (const read of [valueAt, recordAt, arrayAt, stringAt, numberAt, booleanAt]) read(value, ...keys);
    }),
  );
});
