import { expect, it } from "vitest";
import { breaksOff, jsonOutput } from "./json-output.ts";

const RECORD = { type: "result", result: 'a "b"\n{}' };
const LINE = JSON.stringify(RECORD);

it.each([
  ["one object", LINE, [RECORD], 0],
  ["one object over several lines", JSON.stringify(RECORD, null, 2), [RECORD], 0],
  ["an array of all records", JSON.stringify([{ type: "system" }, RECORD]), [{ type: "system" }, RECORD], 0],
  ["an object behind a byte order mark and colours", `\ufeff\u001b[0m${LINE}\u001b[0m`, [RECORD], 0],
  ["an object between banners", `> start\n${LINE}\ndone`, [RECORD], 2],
  ["several lines between banners", `> start\n${JSON.stringify(RECORD, null, 2)}\ndone`, [RECORD], 2],
  ["an object with a raw newline in a string", '{"a":"one\ntwo"}', [{ a: "one\ntwo" }], 0],
  ["plain text", "Hello.\nBye.", [], 2],
  ["a primitive", "null", [], 1],
  ["half an object", LINE.slice(0, -2), [], 1],
])("finds the records in %s", (_what, stdout, records, noise) => {
  const output = jsonOutput(`${stdout}\n`);
  expect(output.records).toEqual(records);
  expect(output.noise.filter((line) => line !== "")).toHaveLength(noise);
});

it.each([
  ["Welcome!\n{\n", true],
  ['Welcome!\n{"result": "He', true],
  ['Welcome!\n  [\n  {"a": 1},\n  {"b"', true],
  ['Welcome!\n[{"a": 1}', true],
  ["A text.\n[INFO] and a log\n", false],
  ['A text with code:\n{\n  "a": 1\n}\nand more.\n', false],
  ["A text with {braces\n", false],
])("says of %j whether a document in it breaks off: %s", (stdout, isHalf) => {
  expect(breaksOff(stdout)).toBe(isHalf);
});
