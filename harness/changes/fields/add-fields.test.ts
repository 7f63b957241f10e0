import { describe, expect, it } from "vitest";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { addFields } from "./add-fields.ts";

describe("addFields", () => {
  it("adds a field to every object at all depths, in the order of the text", () => {
    expect(added('{"a":{"b":1},"c":[{"d":"{"}],"e":2}\n')).toBe(
      '{"zz":0,"a":{"zz":1,"b":1},"c":[{"zz":2,"d":"{"}],"e":2}\n',
    );
  });

  it.each([
    [
      "keys that are no names of fields",
      '{"usage":{"model-1.0":{"in":1}},"e":2}',
      '{"zz":0,"usage":{"model-1.0":{"zz":1,"in":1}},"e":2}',
    ],
    ["a key that says so", '{"byName":{"bash":1},"e":2}', '{"zz":0,"byName":{"bash":1},"e":2}'],
    [
      "nothing but objects in it",
      '{"w":{"five":{"n":1},"seven":{"n":2}},"e":2}',
      '{"zz":0,"w":{"five":{"zz":1,"n":1},"seven":{"zz":2,"n":2}},"e":2}',
    ],
    ["nothing in it", '{"w":{},"e":2}', '{"zz":0,"w":{},"e":2}'],
  ])("leaves out an object that may be a map: %s", (_, before, after) => {
    expect(added(before)).toBe(after);
  });

  it("leaves lines alone that are no records", () => {
    expect(added("{zz}\nnull\n")).toBe("{zz}\nnull\n");
  });
});

function added(text: string): string {
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  const run: Run = { outputFormat: "stream-json", chunks: [["out", Buffer.from(text)]], exit };
  return runBytes(
    addFields(run, (objectNumber) => `"zz":${objectNumber}`),
    "out",
  ).toString();
}
