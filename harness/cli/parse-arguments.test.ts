import { describe, expect, it } from "vitest";
import { UserError } from "../lib/errors.ts";
import type { Flags } from "./command.ts";
import { parseArguments } from "./parse-arguments.ts";

const flags: Flags = {
  seed: { type: "string", value: "N", help: "" },
  only: { type: "string", multiple: true, help: "" },
  all: { type: "boolean", help: "" },
};
const parse = (...words: string[]) => parseArguments(words, flags, 1);

describe("parseArguments", () => {
  it("sorts words, values and switches out", () => {
    const given = parse("claude", "--only", "A", "--all", "--only=B", "--seed", "7");
    expect(given.positionals).toEqual(["claude"]);
    expect([given.texts("only"), given.on("all")]).toEqual([["A", "B"], true]);
    expect([given.text("seed"), given.integer("seed", { min: 0, max: 9 })]).toEqual(["7", 7]);
  });

  it("leaves what was not given undefined, empty or off", () => {
    const given = parse();
    expect([given.text("seed"), given.texts("only"), given.on("all")]).toEqual([undefined, [], false]);
    expect(given.integer("seed", { min: 0, max: 9 })).toBeUndefined();
  });

  it.each([
    [["--sed", "1"], "unknown flag --sed; did you mean --seed? see --help"],
    [["-x"], "unknown flag -x; see --help"],
    [["--seed"], "--seed needs a value"],
    [["--seed", "--all"], "--seed needs a value"],
    [["--all=yes"], "--all takes no value"],
    [["--seed", "1", "--seed", "2"], "--seed is given 2 times; it takes one value"],
    [["--seed", ""], "--seed needs a value"],
    [["--only="], "--only needs a value"],
    [["a", "b"], "unexpected argument b"],
  ])("reports %j in one line", (words, line) => {
    expect(() => parse(...words)).toThrow(new UserError(line));
  });

  it("takes a number below zero for a value, and no flag", () => {
    const given = parse("--seed", "-1");
    expect(() => given.integer("seed", { min: 0, max: 9 })).toThrow(
      new UserError("--seed -1: a whole number from 0 to 9 is needed"),
    );
  });

  it.each(["1.5", "1e3", "10", "-1", "0x1", " 1"])("takes %j for no number from 0 to 9", (text) => {
    expect(() => parse(`--seed=${text}`).integer("seed", { min: 0, max: 9 })).toThrow(UserError);
  });
});
