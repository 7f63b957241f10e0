import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import copilot from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(
  request: Partial<RunRequest>,
  config: object = {},
  cli: CliIdentity = { version: "1.0.102" },
) {
  const parsed = copilot.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return copilot.invocation({ prompt: "Say hello", ...request }, parsed.data, cli);
}

const args = (...of: Parameters<typeof invoke>) => invoke(...of).args.join(" ");
const JSON_MODE = "--output-format json --no-ask-user";

describe("copilot's invocation", () => {
  it("puts the prompt on stdin and nowhere else", () => {
    const { args, stdin } = invoke({ prompt: "--help\nSay hello" });
    expect([args.join(" "), stdin]).toEqual([JSON_MODE, "--help\nSay hello"]);
  });

  it("marks a system prompt, for which there is no flag, ahead of the prompt", () => {
    expect(invoke({ systemPrompt: "Be brief." }).stdin).toBe(
      "[SYSTEM INSTRUCTIONS]\nBe brief.\n[END SYSTEM INSTRUCTIONS]\n\nSay hello",
    );
  });

  it.each([
    [{ outputFormat: "text" as const }, "--no-ask-user"],
    [{ session: { id: "abc" } }, `${JSON_MODE} --resume=abc`],
    [{ session: { id: "--yolo" } }, `${JSON_MODE} --resume=--yolo`],
    [{ model: "gpt-5.4" }, `${JSON_MODE} --model=gpt-5.4`],
    [{ model: "sonnet" }, `${JSON_MODE} --model=claude-sonnet-4.6`],
    [{ model: "constructor" }, `${JSON_MODE} --model=constructor`],
    [{ skipPermissions: true, allowTools: ["write"] }, `${JSON_MODE} --allow-all --allow-tool=write`],
    [{ allowTools: ["write", "shell(git:*)"] }, `${JSON_MODE} --allow-tool=write --allow-tool=shell(git:*)`],
  ])("%j", (request, expected) => expect(args(request)).toBe(expected));

  it("takes the user's choices where the request has none", () => {
    const config = {
      model: "auto",
      agent: "reviewer",
      effort: "high",
      denyTools: ["shell(git push)"],
      customInstructions: false,
    };
    expect(args({ model: "gpt-5.4" }, config)).toBe(
      `${JSON_MODE} --model=gpt-5.4 --agent=reviewer --reasoning-effort=high --no-custom-instructions --deny-tool=shell(git push)`,
    );
    expect(args({}, { model: "auto" })).toBe(`${JSON_MODE} --model=auto`);
  });

  it.each([
    ["0.0.414", "--resume=s --allow-all-tools"],
    ["1.0.32", "--output-format json --resume=s --allow-all-tools"],
    ["1.0.102", `${JSON_MODE} --resume=s --model=m --allow-all`],
    [null, "--output-format json --resume=s --allow-all-tools"],
  ])("uses only flags that %s knows", (version, expected) => {
    const request = { session: { id: "s", fork: true }, skipPermissions: true, model: "m" };
    expect(args(request, {}, { version })).toBe(expected);
  });

  it("names the model by the environment where no flag is known", () => {
    const cli = { version: "1.0.32" };
    expect(invoke({ model: "opus", env: { X: "1" } }, {}, cli).env).toEqual({
      COPILOT_MODEL: "claude-opus-4.6",
      X: "1",
    });
    expect(invoke({ model: "opus" }).env).toEqual({});
  });

  it("uses the help where it was recorded", () => {
    expect(args({ model: "m" }, {}, { version: "1.0.32", flags: ["--model"] })).toBe("--model=m");
  });

  it("starts the screen for a person, without a prompt", () => {
    const config = { command: "copilot", denyTools: [], customInstructions: true };
    const request = { prompt: "x", model: "gpt", session: { id: "s" } };
    expect(copilot.interactiveInvocation?.(request, config, { version: "1.0.102" })).toMatchObject({
      args: ["--resume=s", "--model=gpt-5.4"],
      stdin: null,
    });
  });
});

it.each([
  ["GitHub Copilot CLI 1.0.102.\nRun 'copilot update' to check for updates.\n", "1.0.102"],
  ["GitHub Copilot CLI 1.0.33-0.\n", "1.0.33-0"],
  ["0.0.414\n", "0.0.414"],
  ["codex-cli 0.171.0\n", null],
  ["v20.20.2\n", null],
])("reads the version in %j", (stdout, version) => {
  expect(healthCheck.parseVersion(stdout)).toBe(version);
});
