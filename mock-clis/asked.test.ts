import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURES, runMock } from "./testing/run-mock.ts";

const SUCCESS = "claude/2.1.332/success-text";

/** What a mock says to an argv. */
async function said(provider: string, args: string[], fixture: string, env: Record<string, string> = {}) {
  const run = await runMock(provider, args, { env: { CLIPROOF_FIXTURE: fixture, ...env } });
  return { code: run.code, stdout: run.stdout.toString(), stderr: run.stderr.toString() };
}

function recorded(id: string, stream: "stdout" | "stderr" = "stdout"): string {
  return readFileSync(path.join(FIXTURES, id, `${stream}.txt`), "utf8");
}

describe.concurrent("a mock that is asked for its version", () => {
  it.each([
    ["claude", ["--version"], SUCCESS, "2.1.332 (Claude Code)\n"],
    ["claude", ["-p", "-v"], "claude/2.0.76/success-text", "2.0.76 (Claude Code)\n"],
    ["claude", ["--version"], "claude/derived/two-inits-another-session", "2.1.332 (Claude Code)\n"],
    ["codex", ["-V"], "codex/0.36.0/no-prompt", "codex-cli 0.36.0\n"],
    ["gemini", ["--version"], "gemini/0.61.0/success-text", "0.61.0\n"],
    ["opencode", ["-v"], "opencode/1.3.2/unknown-flag", "1.3.2\n"],
    ["gemini", ["--version"], "gemini/reported/deprecated-prompt-flag-0.24", "0.24.0\n"],
  ])("%s %j", async (provider, args, fixture, stdout) => {
    expect(await said(provider, args, fixture)).toEqual({ code: 0, stdout, stderr: "" });
  });

  it("does not wait for stdin, and no fault of the run touches it", async () => {
    const env = { CLIPROOF_FAULTS: "stopAfter=0,stderrFlood=10,exit=9,grandchild=group" };
    expect(await said("claude", ["--version"], SUCCESS, env)).toEqual({
      code: 0,
      stdout: "2.1.332 (Claude Code)\n",
      stderr: "",
    });
  });

  it("says that none is recorded and the fixture has none", async () => {
    const { code, stderr } = await said(
      "opencode",
      ["--version"],
      "opencode/reported/code-and-status-in-numbers",
    );
    expect(code).toBe(97);
    expect(stderr).toMatch(/^cliproof mock opencode: .*no version is recorded\n$/);
  });
});

describe.concurrent("a mock that is asked for its help", () => {
  it.each([
    ["claude", ["--help"], SUCCESS, "claude/2.1.332/help"],
    ["codex", ["exec", "--help"], "codex/0.171.0/unknown-flag", "codex/0.171.0/help"],
    ["opencode", ["--help"], "opencode/1.18.33/unknown-flag", "opencode/1.18.33/help-root"],
    ["opencode", ["run", "--help"], "opencode/1.18.33/unknown-flag", "opencode/1.18.33/help"],
  ])("%s %j", async (provider, args, fixture, help) => {
    const { stdout, stderr } = await said(provider, args, fixture);
    expect({ stdout, stderr }).toEqual({ stdout: recorded(help), stderr: recorded(help, "stderr") });
  });

  it("says when none is recorded", async () => {
    const { code, stdout, stderr } = await said("codex", ["exec", "--help"], "codex/0.36.0/no-prompt");
    expect({ code, stdout }).toEqual({ code: 97, stdout: "" });
    expect(stderr).toMatch(/cannot answer --help: no help is recorded/);
  });

  it("takes the value of a flag for no question", async () => {
    const { stdout } = await said("claude", ["-p", "--append-system-prompt", "--help"], SUCCESS);
    expect(stdout).toBe(recorded(SUCCESS));
    const behind = await said("claude", ["-p", "--", "--help"], SUCCESS);
    expect(behind.stdout).toBe(recorded(SUCCESS));
  });
});

describe.concurrent("flags that the CLI version does not know", () => {
  it.each([
    ["claude", ["-p", "--no-flag-of-ours"], SUCCESS, 1, /^error: unknown option '--no-flag-of-ours'\n$/],
    ["claude", ["-p", "--nix=5"], "claude/2.0.76/success-text", 1, /^error: unknown option '--nix'\n$/],
    [
      "codex",
      ["exec", "--nix"],
      "codex/0.171.0/no-prompt",
      2,
      /^error: unexpected argument '--nix' found\n\n {2}tip: to pass '--nix' as/,
    ],
    ["codex", ["exec", "--nix"], "codex/0.36.0/no-prompt", 2, /^error: unexpected argument '--nix' found\n/],
    [
      "gemini",
      ["-p", "", "--nix-da", "--nix"],
      "gemini/0.61.0/success-text",
      1,
      /^Unknown arguments: nix-da, nixDa, nix\nUsage: gemini/,
    ],
    [
      "gemini",
      ["-p", "", "--nix-da"],
      "gemini/0.11.3/success-text",
      1,
      /^Unknown arguments: nix-da, nixDa\n$/,
    ],
    ["opencode", ["run", "--nix"], "opencode/1.18.33/success-text", 1, /^opencode run \[message\.\.\]/],
  ])("%s %j of %s is refused in its words", async (provider, args, fixture, code, words) => {
    const said_ = await said(provider, args, fixture);
    expect(said_).toMatchObject({ code, stdout: "" });
    expect(said_.stderr).toMatch(words);
  });

  it("are refused on the stream that this version used", async () => {
    const { stdout, stderr } = await said(
      "opencode",
      ["run", "--format", "json"],
      "opencode/0.5.29/success-text-plain",
    );
    expect({ stdout, stderr }).toEqual({
      stdout: recorded("opencode/0.5.29/format-flag-unsupported"),
      stderr: "",
    });
  });

  it.each([
    ["claude", ["-p", "--max-turns", "3", "a --word of the prompt"], SUCCESS],
    ["claude", ["-p", "--model=x", "--append-system-prompt", "--nix", "--", "--nix"], SUCCESS],
    ["claude", ["-p", "--nix"], "claude/reported/agent-document-noise-line"],
    ["codex", ["exec", "-c", "model=x", "-mgpt", "-"], "codex/0.171.0/no-prompt"],
    // No help of 0.36.0 is recorded; that of a newer version has the flag.
    ["codex", ["exec", "-s", "read-only"], "codex/0.36.0/no-prompt"],
    ["gemini", ["-p", "", "--outputFormat", "json", "--no-sandbox"], "gemini/0.61.0/success-text"],
  ])("are none here: %s %j of %s", async (provider, args, fixture) => {
    expect((await said(provider, args, fixture)).stdout).toBe(recorded(fixture));
  });

  it("pass when the mock is not strict", async () => {
    expect((await said("claude", ["--nix"], SUCCESS, { CLIPROOF_STRICT: "false" })).stdout).toBe(
      recorded(SUCCESS),
    );
  });
});
