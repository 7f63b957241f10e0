import { expect, test } from "vitest";
import { startOrder } from "./start-order.ts";

test("takes one of each kind in turn, and then what is left of one", () => {
  const isUpper = (text: string) => text === text.toUpperCase();
  expect(startOrder(["a", "b", "c", "X", "Y", "Z", "W"], isUpper)).toEqual([0, 3, 1, 4, 2, 5, 6]);
  expect(startOrder(["a", "b"], isUpper)).toEqual([0, 1]);
  expect(startOrder([], isUpper)).toEqual([]);
});
