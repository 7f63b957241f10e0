import { describe, expect, it } from "vitest";
import type { RunRequest } from "../../contracts/cli/v1/adapter.ts";
import cline from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(request: Partial<RunRequest>, config: object = {}) {
  const parsed = cline.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return cline.invocation({ prompt: "Say hello", ...request }, parsed.data, { version: "3.0.65" });
}

const args = (...of: Parameters<typeof invoke>) => invoke(...of).args;
const ENDS = ["--auto-approve", "false", "--", "Say hello"];

describe("cline's invocation", () => {
  it("gives the prompt behind two dashes, and nothing on stdin", () => {
    expect(invoke({ prompt: "--help me" })).toMatchObject({
      command: "cline",
      args: ["--json", "--auto-approve", "false", "--", "--help me"],
      stdin: null,
    });
  });

  it("puts a blank after a single word, which the CLI would treat as a command", () => {
    expect(args({ prompt: "hello" }).at(-1)).toBe("hello ");
  });

  it.each([
    [{ model: "m" }, ["--model=m"]],
    [{ model: "--yolo" }, ["--model=--yolo"]],
    [{ systemPrompt: "Be brief." }, ["--system=Be brief."]],
    [{ session: { id: "s" } }, []],
  ])("%j", (request, expected) => expect(args(request)).toEqual(["--json", ...expected, ...ENDS]));

  it("approves tools where the caller does", () => {
    expect(args({ skipPermissions: true })).toContain("true");
  });

  it("takes the user's choices where the request has none", () => {
    const config = { provider: "p", model: "m", plan: true, effort: "low", retries: 2, dataFolder: "d" };
    expect(args({}, config)).toEqual([
      "--json",
      "--plan",
      "--provider=p",
      "--model=m",
      "--thinking=low",
      "--retries=2",
      "--data-dir=d",
      ...ENDS,
    ]);
  });

  it("starts the screen for a person, where a session can be gone on with", () => {
    const config = { command: "cline", plan: false };
    const request = { prompt: "x", session: { id: "s" } };
    expect(cline.interactiveInvocation?.(request, config, { version: null })).toMatchObject({
      args: ["--tui", "--id=s"],
      stdin: null,
    });
  });
});

describe("cline's health check", () => {
  it.each([
    ["3.0.65\n", "3.0.65"],
    ["cline: not found", null],
  ])("reads %j", (printed, version) => expect(healthCheck.parseVersion(printed)).toBe(version));
});
