import { describe, expect, it } from "vitest";
import { embeddedObject } from "./embedded-object.ts";

describe("an object in a sentence", () => {
  it.each([
    ['[API Error: {"error":{"code":401,"message":"a } b"}}]', { error: { code: 401, message: "a } b" } }],
    ['{"a":1} and {"b":2}', { a: 1 }],
    ["API Error: nothing in braces", null],
    ["at f (x.js) { status: 401 }", null],
    ['cut {"error":{"code":401', null],
  ])("%s", (sentence, found) => expect(embeddedObject(sentence)).toEqual(found));
});
