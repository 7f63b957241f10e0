import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import codex from "./index.ts";

function start(request: Partial<RunRequest>, config: object = {}, cli: CliIdentity = { version: "0.171.0" }) {
  const parsed = codex.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return codex.invocation({ prompt: "a secret prompt", ...request }, parsed.data, cli);
}

describe("codex's invocation", () => {
  it("gives the prompt to stdin, and a new session no prompt argument", () => {
    const { stdin, args } = start({});
    expect([stdin, args]).toEqual(["a secret prompt", ["exec", "--json", "--skip-git-repo-check"]]);
  });

  it("asks for records unless text is wanted", () => {
    expect(start({ outputFormat: "text" }).args).not.toContain("--json");
    expect(start({ outputFormat: "stream-json" }).args).toContain("--json");
  });

  it("resumes with a dash for the prompt, and forks where the CLI can", () => {
    const session = { id: "t-1", fork: true };
    expect(start({ session: { id: "t-1" } }).args.slice(-3)).toEqual(["resume", "t-1", "-"]);
    expect(start({ session }).args.slice(-3)).toEqual(["fork", "t-1", "-"]);
    for (const version of ["0.60.1", null]) {
      expect(start({ session }, {}, { version }).args.slice(-3)).toEqual(["resume", "t-1", "-"]);
    }
  });

  it("lets no value become a flag", () => {
    expect(start({ model: "--yolo" }).args).toContain("--model=--yolo");
    expect(start({ session: { id: "--last" } }).args.slice(-4)).toEqual(["resume", "--", "--last", "-"]);
  });

  it("asks for no sandbox where every tool is approved", () => {
    expect(start({ skipPermissions: true }, { sandbox: "read-only" }).args).not.toContain("--sandbox");
    expect(start({}, { sandbox: "read-only" }).args.join(" ")).toContain("--sandbox read-only");
  });

  it("passes settings as TOML, a system prompt among them", () => {
    const { args } = start({ systemPrompt: 'Say "so".\n' }, { overrides: { "features.plugins": "false" } });
    expect(args).toContain("features.plugins=false");
    expect(args).toContain('developer_instructions="Say \\"so\\".\\n"');
  });

  it("uses only flags that the CLI's help names", () => {
    expect(start({ model: "m" }, {}, { version: "0.171.0", flags: ["--json"] }).args).toEqual([
      "exec",
      "--json",
    ]);
  });

  it("starts no run for a person at a terminal", () => {
    const { args, stdin } = codex.interactiveInvocation!(
      { prompt: "x", session: { id: "t-1" } },
      { overrides: {}, command: "codex", skipGitRepoCheck: true },
      { version: null },
    );
    expect([args, stdin]).toEqual([["resume", "t-1"], null]);
  });

  it.each([
    [{ sandbox: "none" }],
    [{ command: " " }],
    [{ overrides: { "a b": "1" } }],
    [{ unheardOf: 1 }],
    [null],
  ])("answers bad config %j with a message", (config) => {
    const parsed = codex.configSchema.safeParse(config);
    expect(parsed.success ? "" : parsed.error.message).not.toBe("");
  });

  it("reads the version as codex prints it", () => {
    expect(codex.healthCheck!.parseVersion("codex-cli 0.171.0\n")).toBe("0.171.0");
    expect(codex.healthCheck!.parseVersion("codex 1.2.3-alpha.1")).toBe("1.2.3-alpha.1");
    expect(codex.healthCheck!.parseVersion("node v20.1.0")).toBeNull();
  });
});
