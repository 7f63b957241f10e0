import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import pi from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(request: Partial<RunRequest>, config: object = {}, cli: CliIdentity = { version: "1.6.0" }) {
  const parsed = pi.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return pi.invocation({ prompt: "Say hello", ...request }, parsed.data, cli);
}

const args = (...of: Parameters<typeof invoke>) => invoke(...of).args.join(" ");

describe("pi's invocation", () => {
  it("puts the prompt on stdin only, and no argument after -p", () => {
    const { command, args, stdin } = invoke({ prompt: "@file --help\nSay hello" });
    expect([command, args, stdin]).toEqual(["pi", ["-p", "--mode", "json"], "@file --help\nSay hello"]);
  });

  it("marks a system prompt ahead of the prompt: a flag for it would show it to everybody", () => {
    expect(invoke({ systemPrompt: "Be brief." }).stdin).toBe(
      "[SYSTEM INSTRUCTIONS]\nBe brief.\n[END SYSTEM INSTRUCTIONS]\n\nSay hello",
    );
  });

  it.each([
    [{ outputFormat: "text" as const }, {}, "-p --mode text"],
    [{ model: "a/b" }, { model: "c", provider: "lab" }, "-p --mode json --provider lab --model a/b"],
    [{ session: { id: "s1" } }, { keepSession: false }, "-p --mode json --session s1"],
    [
      { session: { id: "/x/s.jsonl" } },
      { sessionDir: "/x" },
      "-p --mode json --session-dir /x --session /x/s.jsonl",
    ],
    [{ session: { id: "s1", fork: true } }, {}, "-p --mode json --fork s1"],
    [{}, { keepSession: false, effort: "high" }, "-p --mode json --thinking high --no-session"],
    [{}, { tools: ["read", "ls"] }, "-p --mode json --tools read,ls"],
  ])("%j with %j", (request, config, expected) => {
    expect(args(request, config)).toBe(expected);
  });

  it("uses only flags that the installed version knows", () => {
    const config = { excludeTools: ["bash", "write"] };
    expect(args({}, config)).toContain("--exclude-tools bash,write");
    expect(args({}, config, { version: "0.73.1" })).not.toContain("--exclude-tools");
    expect(args({}, config, { version: null })).not.toContain("--exclude-tools");
    expect(args({}, config, { version: null, flags: ["-p", "--mode", "--exclude-tools"] })).toContain(
      "--exclude",
    );
  });

  it("starts for a person without a mode and without a prompt", () => {
    const config = pi.configSchema.safeParse({ model: "m" });
    if (!config.success) throw new Error(config.error.message);
    const invocation = pi.interactiveInvocation?.({ prompt: "x" }, config.data, { version: "1.6.0" });
    expect([invocation?.args, invocation?.stdin]).toEqual([["--model", "m"], null]);
  });

  it.each([{ tools: ["a,b"] }, { effort: "" }, { zz: 1 }])("refuses the config %j", (config) => {
    expect(pi.configSchema.safeParse(config).success).toBe(false);
  });

  it("reads the version of its health check", () => {
    expect(["1.6.0\n", "1.7.0-beta.1\n", "pi help\n"].map((text) => healthCheck.parseVersion(text))).toEqual([
      "1.6.0",
      "1.7.0-beta.1",
      null,
    ]);
  });
});
