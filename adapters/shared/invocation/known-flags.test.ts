import { expect, it } from "vitest";
import { knownFlags } from "./known-flags.ts";

const knowsFlag = knownFlags({
  since: new Map([
    ["--format", "1.0.0"],
    ["--auto", "2.0.0"],
  ]),
  oldest: "0.5.0",
  hidden: new Set(["--secret"]),
  needed: new Set(["--format"]),
});

it.each([
  ["0.5.0", "--format", false],
  ["1.0.0", "--format", true],
  ["1.9.0", "--auto", false],
  ["2.0.0", "--auto", true],
  ["0.0.1-alpha", "--model", true],
  [null, "--auto", false],
  [null, "--model", true],
  [null, "--format", true],
  ["nightly", "--auto", false],
])("version %s, %s: %s", (version, flag, known) => {
  expect(knowsFlag({ version }, flag)).toBe(known);
});

it("uses the recorded help, and the list of flags that no help names", () => {
  const cli = { version: "0.5.0", flags: ["--auto"] };
  expect(["--auto", "--secret", "--model"].map((flag) => knowsFlag(cli, flag))).toEqual([true, true, false]);
});
