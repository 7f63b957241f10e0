import { expect, it } from "vitest";
import { boundedRuns } from "../checks/kit/equivalence-check.ts";
import { sampleEvenly } from "./sample-evenly.ts";

const hundred = Array.from({ length: 100 }, (_, index) => index);

it("takes all when there are few, else the first, the last and some between", () => {
  expect(sampleEvenly([1, 2], 5)).toEqual([1, 2]);
  expect(sampleEvenly(hundred, 4)).toEqual([0, 33, 66, 99]);
  expect(sampleEvenly(hundred, 1)).toEqual([0]);
});

it("gives a large run fewer random inputs, never none, and a small one all", () => {
  expect(boundedRuns(20, 100)).toBe(20);
  expect(boundedRuns(20, 1_000_000)).toBe(1);
  expect(boundedRuns(20, 8 * 1024)).toBe(5);
});
