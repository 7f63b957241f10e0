import { expect, it } from "vitest";
import { pickFields } from "./pick-fields.ts";

it.each([
  ["named fields", { a: 1, b: 2 }, { a: 1 }],
  ["an alternative inside", { a: { anyOf: [1, 2] }, b: 2 }, { a: { anyOf: [1, 2] } }],
  ["alternatives, each by itself", { anyOf: [null, { a: 1, b: 2 }] }, { anyOf: [null, { a: 1 }] }],
  [
    "an alternative without the fields as anything",
    { anyOf: [{ a: 1 }, { b: 2 }] },
    { anyOf: [{ a: 1 }, {}] },
  ],
  ["nothing where none is named", { b: 2 }, undefined],
  ["nothing of null", null, undefined],
])("picks %s", (_, expected, picked) => {
  expect(pickFields(expected, ["a"])).toEqual(picked);
});
