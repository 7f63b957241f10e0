import { describe, expect, it } from "vitest";
import type { Invocation } from "../../../../contracts/cli/v1/adapter.ts";
import { invocationTokens, tokensBeyond } from "./invocation-tokens.ts";

const schema = { type: "object", properties: {} };
const WITNESSES = [
  { name: "model", value: 'a "b"' },
  { name: "turns", value: 41 },
  { name: "schema", value: schema },
];

function tokens(invocation: Partial<Invocation>): string[] {
  return invocationTokens({ command: "cli", args: [], stdin: null, env: {}, ...invocation }, WITNESSES);
}

describe("invocationTokens", () => {
  it.each([
    ["behind its flag", ["--model", 'a "b"'], ["argument --model ⟨model⟩"]],
    ["tied to it", ['--model=a "b"'], ["argument --model ⟨model⟩"]],
    ["behind a word and --", ["resume", "--", 'a "b"'], ["argument resume ⟨model⟩"]],
    ["as JSON writes it", ["-c", 'x="a \\"b\\""'], ['argument -c x="⟨model⟩"']],
    ["alone", ['a "b"'], ["argument ⟨model⟩"]],
    [
      "a number, not within another",
      ["--t", "41", "--u", "141"],
      ["argument --t ⟨turns⟩", "argument --u", "argument 141"],
    ],
    ["a document", ["--s", JSON.stringify(schema)], ["argument --s ⟨schema⟩"]],
    ["a document, written otherwise", ["--s", JSON.stringify(schema, null, 2)], ["argument --s ⟨schema⟩"]],
  ])("finds a value %s", (_, args, expected) => {
    expect(tokens({ args })).toEqual(["command cli", ...expected]);
  });

  it("finds values in the environment, in fields of a body and in a file that an argument names", () => {
    const files = [{ path: "s.json", text: JSON.stringify(schema) }];
    expect(tokens({ env: { M: 'a "b"' }, stdin: JSON.stringify({ x: [{ y: 'a "b"' }] }) })).toEqual([
      "command cli",
      "variable M=⟨model⟩",
      "stdin.x[].y ⟨model⟩",
    ]);
    expect(tokens({ args: ["--s", "/witness-files/s.json"], files })).toEqual([
      "command cli",
      "argument --s a file with ⟨schema⟩",
    ]);
    expect(tokens({ files }).at(-1)).toBe("file /witness-files/s.json, which no argument names");
  });
});

it("tokensBeyond counts what is there more than once", () => {
  expect(tokensBeyond(["a", "a", "b"], ["a"])).toEqual(["a", "b"]);
});
