import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIXTURES, runMock } from "./testing/run-mock.ts";

const ARGV = ["-p", "--output-format", "stream-json", "--verbose"];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-cassettes-"));
  addCassette("success-text", [...ARGV, "Say hello"], null);
  addCassette("rate-limit-429", ARGV, "Do a lot\n");
  addCassette("success-unicode", [...ARGV, "--model", "x", "Say hello"], null);
});
afterAll(() => rmSync(folder, { recursive: true }));

function addCassette(scenario: string, argv: string[], stdin: string | null, name = scenario): void {
  const file = path.join(folder, name, "fixture.json");
  cpSync(path.join(FIXTURES, "claude/2.1.332", scenario), path.dirname(file), { recursive: true });
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.invocation = { ...manifest.invocation, argv: ["claude", ...argv], stdin };
  writeFileSync(file, JSON.stringify(manifest));
}

async function play(args: string[], input: string, env: Record<string, string> = {}) {
  const run = await runMock("claude", args, { input, env: { CLIPROOF_CASSETTES: folder, ...env } });
  return { code: run.code, stdout: run.stdout.toString(), stderr: run.stderr.toString() };
}

function recorded(scenario: string): string {
  return readFileSync(path.join(folder, scenario, "stdout.txt"), "utf8");
}

describe.concurrent("a folder of cassettes", () => {
  it("plays the named scenario", async () => {
    const { stdout } = await play(ARGV, "anything", { CLIPROOF_SCENARIO: "success-text" });
    expect(stdout).toBe(recorded("success-text"));
  });

  it("suggests a scenario for a mistyped one", async () => {
    const { code, stderr } = await play(ARGV, "", { CLIPROOF_SCENARIO: "sucess-text" });
    expect(code).toBe(97);
    expect(stderr).toMatch(
      /^cliproof mock claude: no scenario sucess-text in .*; did you mean success-text\?\n$/,
    );
  });

  it.each([
    ["the same words", [...ARGV, "Say hello"], "", "success-text"],
    [
      "words in another order",
      ["Say hello", "--verbose", "-p", "--output-format", "stream-json"],
      "",
      "success-text",
    ],
    ["the prompt on stdin in place of an argument", ARGV, "Say hello", "success-text"],
    ["the prompt as an argument in place of stdin", [...ARGV, "Do a lot"], "", "rate-limit-429"],
    ["one word more", [...ARGV, "--model", "x"], "Say hello\n", "success-unicode"],
  ])("finds the one that was recorded with %s", async (_, args, input, scenario) => {
    expect((await play(args, input)).stdout).toBe(recorded(scenario));
  });

  it("names the nearest when none was recorded so", async () => {
    const { code, stdout, stderr } = await play([...ARGV, "--model", "y"], "Say hello");
    expect({ code, stdout }).toEqual({ code: 97, stdout: "" });
    expect(stderr).toMatch(
      /no cassette in .* was recorded with these words and this prompt; nearest: success/,
    );
    expect(stderr).toContain('"y" is not in it');
  });

  it("answers for the version that all of them have", async () => {
    expect((await play(["--version"], "")).stdout).toBe("2.1.332 (Claude Code)\n");
  });
});

it("asks for a choice when two were recorded so", async () => {
  addCassette("success-text", [...ARGV, "Say hello"], null, "again");
  const { code, stderr } = await play(ARGV, "Say hello");
  rmSync(path.join(folder, "again"), { recursive: true });
  expect(code).toBe(97);
  expect(stderr).toMatch(/2 cassettes in .*: again; success-text; choose one with CLIPROOF_SCENARIO/);
});

it("says that a folder holds none", async () => {
  const { code, stderr } = await play(ARGV, "", { CLIPROOF_CASSETTES: path.join(tmpdir(), "nowhere") });
  expect(code).toBe(97);
  expect(stderr).toMatch(/no fixture folders in /);
});
