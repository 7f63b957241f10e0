import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import cursor from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(request: Partial<RunRequest>, config: object = {}, version: string | null = "2026.7.20") {
  const parsed = cursor.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  const cli: CliIdentity = { version };
  return cursor.invocation({ prompt: "--help\nSay hello", ...request }, parsed.data, cli);
}

const args = (...of: Parameters<typeof invoke>) => invoke(...of).args.join(" ");

describe("cursor's invocation", () => {
  it("puts the prompt on stdin and nowhere else", () => {
    const { args, stdin } = invoke({});
    expect([args.join(" "), stdin]).toEqual([
      "--print --output-format=stream-json --trust",
      "--help\nSay hello",
    ]);
  });

  it.each<[Partial<RunRequest>, object, string]>([
    [{ outputFormat: "json", partialMessages: true }, {}, "--print --output-format=json --trust"],
    [{ partialMessages: true }, {}, "--print --output-format=stream-json --stream-partial-output --trust"],
    [
      { session: { id: "s" }, model: "m", skipPermissions: true },
      { trust: false },
      "--print --output-format=stream-json --resume=s --model=m --force",
    ],
    [
      {},
      { model: "auto", mode: "plan", approveMcps: true },
      "--print --output-format=stream-json --model=auto --mode=plan --trust --approve-mcps",
    ],
  ])("%j %j", (request, config, expected) => expect(args(request, config)).toBe(expected));

  it.each(["2026.1.28", null])("uses only flags that are reported of %s", (version) => {
    expect(args({}, { sandbox: "enabled" }, version)).toBe("--print --output-format=stream-json");
  });

  it("starts the screen for a person, without a prompt", () => {
    const config = { command: "agent", trust: true, approveMcps: false };
    const request = { prompt: "x", session: { id: "s" } };
    expect(cursor.interactiveInvocation?.(request, config, { version: null })).toMatchObject({
      command: "agent",
      args: ["--resume=s"],
      stdin: null,
    });
  });
});

describe("cursor's health check", () => {
  it.each([
    ["2026.01.28-fd13201\n", "2026.1.28"],
    ["2026.07.20-8cc9c0b", "2026.7.20"],
    ["1.0.3", null],
  ])("reads %j", (printed, version) => expect(healthCheck.parseVersion(printed)).toBe(version));
});
