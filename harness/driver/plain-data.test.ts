import { describe, expect, it } from "vitest";
import { notPlainData } from "./plain-data.ts";

const cycle: { tools: object[] } = { tools: [] };
cycle.tools.push({ cycle });
const shared = { a: 1 };

describe("notPlainData", () => {
  it.each<[string, unknown]>([
    ["JSON", { a: [1, "b", null, true, { c: [] }] }],
    ["a field that is undefined", { a: undefined }],
    ["an object without prototype", Object.assign(Object.create(null), { a: 1 })],
    ["one object in two places", { a: shared, b: [shared, shared] }],
    ["any depth", JSON.parse(`${"[".repeat(200_000)}1${"]".repeat(200_000)}`)],
  ])("has nothing against %s", (_name, value) => {
    expect(notPlainData(value)).toBeNull();
  });

  it.each<[unknown, string]>([
    [{ usage: { inputTokens: 3n } }, "usage.inputTokens is a bigint"],
    [{ messages: ["a", () => {}] }, "messages[1] is a function"],
    [{ content: Symbol("x") }, "content is a symbol"],
    [{ diagnostics: { unknownTypes: new Map() } }, "diagnostics.unknownTypes is an object of class Map"],
    [{ error: new TypeError("x") }, "error is an object of class TypeError"],
    [new (class Outcome {})(), "it is an object of class Outcome"],
    [cycle, "tools[0].cycle is a cycle: it holds itself"],
    [1n, "it is a bigint"],
  ])("finds what is none in value %#", (value, words) => {
    expect(notPlainData(value)).toBe(words);
  });
});
