import { describe, expect, it } from "vitest";
import { fits, valueTemplate } from "./value-template.ts";

const USUAL = 'u "7"';

function start(args: string[], stdin: string | null = null) {
  return { command: "cli", args, stdin, env: {} };
}

describe("fits", () => {
  const byFlag = valueTemplate(start(["-p", "--model", USUAL]), USUAL);

  it.each([
    [["-p", "--model", "x"], "x", true],
    [["-p", "--model=x"], "x", true],
    [["-p", "--model=--x"], "--x", true],
    [["-p", "--model", "--x"], "--x", false],
    [["-p", "--model"], "", false],
    [["-p", "--model", "a", "b"], "a b", false],
    [["-p", "--model", "x "], " x ", false],
  ])("%j for %j: %s", (args, value, expected) => {
    expect(fits(byFlag, start(args), value)).toBe(expected);
  });

  it("takes a word with a dash behind -- only", () => {
    const word = valueTemplate(start(["resume", USUAL]), USUAL);
    expect(fits(word, start(["resume", "--", "-x"]), "-x")).toBe(true);
    expect(fits(word, start(["resume", "-x"]), "-x")).toBe(false);
  });

  it("looks at what JSON makes of a value, and at stdin", () => {
    const setting = valueTemplate(start(["-c", `m=${JSON.stringify(USUAL)}`], USUAL), USUAL);
    expect(fits(setting, start(["-c", 'm="a\\nb"'], "a\nb"), "a\nb")).toBe(true);
    expect(fits(setting, start(["-c", 'm="a\nb"'], "a\nb"), "a\nb")).toBe(false);
    expect(fits(setting, start(["-c", 'm="a\\nb"'], "a b"), "a\nb")).toBe(false);
  });
});
