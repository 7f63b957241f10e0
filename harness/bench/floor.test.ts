import { describe, expect, it } from "vitest";
import { parseByFloor } from "./floor.ts";
import { chunksOf } from "./time-parsing.ts";

const STREAM = Buffer.from('{"a":"ü"}\n{"b":2}\n{"c":[3]}\n');

describe("parseByFloor", () => {
  it.each([1, 2, 3, 7, 1000])("parses each line once in chunks of %i bytes", (size) => {
    expect(parseByFloor(chunksOf(STREAM, size))).toBe(3);
  });

  it("really parses: a broken line throws", () => {
    expect(() => parseByFloor([Buffer.from("{}\n{\n")])).toThrow(SyntaxError);
  });
});
