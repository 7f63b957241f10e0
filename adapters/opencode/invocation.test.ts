import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import opencode from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(
  request: Partial<RunRequest>,
  config: object = {},
  cli: CliIdentity = { version: "1.18.33" },
) {
  const parsed = opencode.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return opencode.invocation({ prompt: "Say hello", ...request }, parsed.data, cli);
}

const args = (...of: Parameters<typeof invoke>) => invoke(...of).args.join(" ");

describe("opencode's invocation", () => {
  it("puts the prompt on stdin and nowhere else", () => {
    const { args, stdin } = invoke({ prompt: "--help\nSay hello" });
    expect([args, stdin]).toEqual([["run", "--format", "json", "--thinking"], "--help\nSay hello"]);
  });

  it("marks a system prompt, for which there is no flag, ahead of the prompt", () => {
    expect(invoke({ systemPrompt: "Be brief." }).stdin).toBe(
      "[SYSTEM INSTRUCTIONS]\nBe brief.\n[END SYSTEM INSTRUCTIONS]\n\nSay hello",
    );
  });

  it.each([
    [{ outputFormat: "text" as const }, "run"],
    [{ session: { id: "ses_1" } }, "run --format json --thinking --session ses_1"],
    [{ session: { id: "ses_1", fork: true } }, "run --format json --thinking --session ses_1 --fork"],
    [{ session: { id: "--auto" } }, "run --format json --thinking --session=--auto"],
    [{ model: "lab/lab-model" }, "run --format json --thinking --model lab/lab-model"],
    [{ skipPermissions: true }, "run --format json --thinking --auto"],
  ])("%j", (request, expected) => expect(args(request)).toBe(expected));

  it("takes the user's choices where the request has none", () => {
    const config = { model: "a/b", agent: "plan", effort: "high", title: "lab", thinking: false };
    expect(args({ model: "c/d" }, config)).toBe(
      "run --format json --model c/d --agent plan --variant high --title lab",
    );
  });

  it.each([
    ["0.5.29", "run --session s"],
    ["1.0.185", "run --format json --session s"],
    ["1.3.2", "run --format json --thinking --session s --fork"],
    ["1.18.33", "run --format json --thinking --session s --fork --auto"],
    [null, "run --format json --session s"],
  ])("uses only flags that %s knows", (version, expected) => {
    expect(args({ session: { id: "s", fork: true }, skipPermissions: true }, {}, { version })).toBe(expected);
  });

  it("uses the help where it was recorded", () => {
    expect(args({}, {}, { version: "0.5.29", flags: ["--format"] })).toBe("run --format json");
  });

  it("starts the screen for a person, without a prompt", () => {
    const config = { command: "opencode", thinking: true };
    const request = { prompt: "x", model: "a/b", session: { id: "ses_1" } };
    expect(opencode.interactiveInvocation?.(request, config, { version: "1.18.33" })).toMatchObject({
      args: ["--session", "ses_1", "--model", "a/b"],
      stdin: null,
    });
  });
});

it("reads the version that opencode prints, and no other program's", () => {
  expect(healthCheck.parseVersion("1.18.33\n")).toBe("1.18.33");
  expect(healthCheck.parseVersion("codex-cli 0.171.0\n")).toBeNull();
  expect(healthCheck.parseVersion("v20.20.2\n")).toBeNull();
});
