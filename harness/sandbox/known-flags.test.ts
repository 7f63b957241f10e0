import { describe, expect, it } from "vitest";
import type { Fixture } from "../model/fixture.ts";
import { flagsIn, hiddenFlags, knownFlags } from "./known-flags.ts";

function recording(version: string, printed: string, more: Record<string, unknown> = {}): Fixture {
  const manifest = { cli: { version }, provenance: { kind: "recorded" }, ...more };
  return { manifest, stdout: Buffer.from(printed), stderr: Buffer.from("") } as unknown as Fixture;
}

function started(version: string, argv: string[], stderr = ""): Fixture {
  return {
    ...recording(version, "", { invocation: { argv: ["cli", ...argv] } }),
    stderr: Buffer.from(stderr),
  };
}

describe("the flags that a version knows", () => {
  it("are those of its help and those that it did not refuse", () => {
    const [flags] = knownFlags([
      recording("1.0.0", "  -p, --print <text>\n  --output-format", { kind: "help" }),
      started("1.0.0", ["--hidden", "3"]),
      started("1.0.0", ["--bad"], "error: unknown option '--bad'"),
    ]);
    expect(flags?.help).toEqual(new Set(["-p", "--print", "--output-format"]));
    expect(flags?.accepted).toEqual(new Set(["--hidden"]));
  });

  it("are those of the help behind a refusal where none was asked for", () => {
    const help = "Usage: cli\n  --model\n  --help\n  --version\n";
    const refusal = started("1.0.0", ["--bad"], `unknown option '--bad'\n${help}`);
    expect(knownFlags([refusal])[0]?.help).toEqual(new Set(["--model", "--help", "--version"]));
    expect(
      knownFlags([started("1.0.0", ["--bad"], "unknown option '--bad'\n  --help\n")])[0]?.help,
    ).toBeNull();
  });

  it("are unknown where no help was recorded", () => {
    expect(knownFlags([started("2.0.0", ["-x"])])).toEqual([
      { version: "2.0.0", help: null, accepted: new Set(["-x"]) },
    ]);
  });

  it("do not come from streams that were not recorded", () => {
    const reported = recording("1.0.0", "--made-up", { kind: "help", provenance: { kind: "reported" } });
    expect(knownFlags([reported])).toEqual([]);
  });

  it("may be in no help at all", () => {
    const versions = knownFlags([
      recording("1.0.0", "--a", { kind: "help" }),
      started("1.0.0", ["--a", "--max-turns"]),
    ]);
    expect(hiddenFlags(versions)).toEqual(new Set(["--max-turns"]));
  });
});

describe("the flags among arguments", () => {
  it.each([
    [
      ["-p", "--format=json", "text"],
      ["-p", "--format"],
    ],
    [["-", "--", "--not-one"], []],
    [["- a prompt", "-3", "--say it"], []],
  ])("%j: %j", (args, flags) => expect(flagsIn(args)).toEqual(flags));
});
