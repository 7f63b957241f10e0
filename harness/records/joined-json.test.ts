import { expect, it } from "vitest";
import type { Run } from "../model/target.ts";
import { isJoinedJson } from "./joined-json.ts";

const EXIT = { code: 0, signal: null, timedOut: false, aborted: false };

function streamed(...pieces: string[]): Run {
  const lines = pieces.map((args) => `data: ${JSON.stringify({ call: [{ args }] })}\n\n`);
  return { outputFormat: "stream-json", chunks: [["out", Buffer.from(lines.join(""))]], exit: EXIT };
}

it("finds a value whose JSON text came in pieces", () => {
  expect(isJoinedJson(streamed("", '{"a":', '{"b":1}', "}"), { a: { b: 1 } })).toBe(true);
});

it("finds no value that was changed, or that is not whole", () => {
  expect(isJoinedJson(streamed('{"a":', '"one"}'), { a: "two" })).toBe(false);
  expect(isJoinedJson(streamed('{"a":', '"one"'), { a: "one" })).toBe(false);
});
