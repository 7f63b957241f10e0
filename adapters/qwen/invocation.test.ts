import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import qwen from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(request: Partial<RunRequest>, config: object = {}, cli: CliIdentity = { version: "0.24.4" }) {
  const parsed = qwen.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return qwen.invocation({ prompt: "Say hello", ...request }, parsed.data, cli);
}

const args = (...of: Parameters<typeof invoke>) => invoke(...of).args.join(" ");

describe("qwen's invocation", () => {
  it("puts the prompt on stdin and nowhere else, a system prompt marked ahead of it", () => {
    const { args, stdin } = invoke({ prompt: "--help\nSay hello", systemPrompt: "Be brief." });
    expect(args).toEqual(["-o", "stream-json"]);
    expect(stdin).toBe("[SYSTEM INSTRUCTIONS]\nBe brief.\n[END SYSTEM INSTRUCTIONS]\n\n--help\nSay hello");
  });

  it.each([
    [{ outputFormat: "text" as const }, "-o text"],
    [{ partialMessages: true }, "-o stream-json --include-partial-messages"],
    [{ partialMessages: true, outputFormat: "json" as const }, "-o json"],
    [{ session: { id: "abc", fork: true } }, "-o stream-json --resume abc --fork-session"],
    [{ session: { id: "--yolo" } }, "-o stream-json --resume=--yolo"],
    [{ model: "qwen3-coder-plus" }, "-o stream-json --model qwen3-coder-plus"],
    [{ skipPermissions: true, maxTurns: 3 }, "-o stream-json --yolo --max-session-turns 3"],
    [{ allowTools: ["edit", "glob"] }, "-o stream-json --allowed-tools edit --allowed-tools glob"],
  ])("%j", (request, expected) => expect(args(request)).toBe(expected));

  it("takes the user's choices where the request has none", () => {
    const config = {
      model: "m",
      approvalMode: "plan",
      authType: "openai",
      maxToolCalls: 5,
      maxWallSeconds: 60,
    };
    expect(args({}, config)).toBe(
      "-o stream-json --model m --approval-mode plan --auth-type openai --max-tool-calls 5 --max-wall-time 60s",
    );
    expect(args({ model: "n", skipPermissions: true }, { model: "m", approvalMode: "plan" })).toBe(
      "-o stream-json --model n --yolo",
    );
  });

  it.each([
    ["0.1.4", "-o stream-json --yolo"],
    ["0.5.2", "-o stream-json --include-partial-messages --resume s --yolo --max-session-turns 2"],
    [
      "0.24.4",
      "-o stream-json --include-partial-messages --resume s --fork-session --yolo --max-session-turns 2",
    ],
    [null, "-o stream-json --resume s --yolo"],
  ])("gives %s only the flags that it knows", (version, expected) => {
    const session = { id: "s", fork: true };
    const request = { session, maxTurns: 2, partialMessages: true, skipPermissions: true };
    expect(args(request, {}, { version })).toBe(expected);
  });

  it("refuses a config that it does not understand, with a message", () => {
    for (const config of [
      null,
      { command: "" },
      { approvalMode: "auto_edit" },
      { maxToolCalls: 0 },
      { x: 1 },
    ])
      expect(qwen.configSchema.safeParse(config).success).toBe(false);
  });

  it("starts a person's session without a prompt or a format", () => {
    const { args, stdin } = qwen.interactiveInvocation!(
      { prompt: "x", session: { id: "s" } },
      { command: "qwen" },
      { version: "0.24.4" },
    );
    expect([args, stdin]).toEqual([["--resume", "s"], null]);
  });
});

it.each([
  ["0.24.4\n", "0.24.4"],
  ["Banner\n0.12.0\n", "0.12.0"],
  ["qwen: not here", null],
])("reads the version in %j", (stdout, version) => expect(healthCheck.parseVersion(stdout)).toBe(version));
