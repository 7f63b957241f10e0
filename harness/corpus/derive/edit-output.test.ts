import { describe, expect, it } from "vitest";
import { editExpectation, editOutput } from "./edit-output.ts";

const STDOUT = '{"id":"a"}\n{"id":"a","n":1}\n{"id":"a"}\n';

describe("editOutput", () => {
  it("replaces from the named line on", () => {
    const edit = {
      replace: [['"a"', '"b"']] as [string, string][],
      from: { holds: '"a"', nth: 2 },
      expected: {},
    };
    expect(editOutput(STDOUT, edit)).toBe('{"id":"a"}\n{"id":"b","n":1}\n{"id":"b"}\n');
  });

  it("lays records out as an array, and over several lines", () => {
    expect(editOutput('{"a":1}\n{"b":2}\n', { layout: "array", expected: {} })).toBe('[{"a":1},{"b":2}]\n');
    expect(editOutput('{"a":1}\n', { layout: "indented", expected: {} })).toBe('{\n  "a": 1\n}\n');
  });

  it("ends early and puts a text ahead", () => {
    expect(editOutput(STDOUT, { endBefore: ',"n"', before: "hi\n", expected: {} })).toBe(
      'hi\n{"id":"a"}\n{"id":"a"',
    );
  });

  it("refuses what the base does not hold", () => {
    expect(() => editOutput(STDOUT, { replace: [["x", "y"]], expected: {} })).toThrow(
      "the base does not hold x",
    );
    expect(() => editOutput(STDOUT, { endBefore: "x", expected: {} })).toThrow("the base does not hold x");
    const from = { holds: '"n"', nth: 2 };
    expect(() => editOutput(STDOUT, { replace: [["a", "b"]], from, expected: {} })).toThrow(
      'no 2 lines hold "n"',
    );
  });
});

describe("editExpectation", () => {
  it("replaces fields, those of an error one by one, and forgets what is unknown", () => {
    const base = { status: "error", usage: null, error: { category: "quota", httpStatus: null } };
    const edit = { expected: { error: { kind: "quota_exhausted" } }, unknown: ["usage"] };
    expect(editExpectation(base, edit)).toEqual({
      status: "error",
      error: { category: "quota", httpStatus: null, kind: "quota_exhausted" },
    });
  });
});
