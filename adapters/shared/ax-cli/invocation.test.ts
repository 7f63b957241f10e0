import { describe, expect, it } from "vitest";
import type { RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { axHealthCheck } from "./invocation.ts";
import { lab } from "./testing/runs.ts";

function invoke(request: Partial<RunRequest>, config: object = {}) {
  const parsed = lab.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return lab.invocation({ prompt: "Say hello", ...request }, parsed.data, { version: null });
}

describe("the family's invocation", () => {
  it("gives the prompt as an argument and nothing on stdin", () => {
    expect(invoke({ env: { LAB_API_KEY: "x" } })).toEqual({
      command: "ax-lab",
      args: ["--prompt", "Say hello"],
      stdin: null,
      env: { LAB_API_KEY: "x" },
    });
  });

  it.each([
    [{ prompt: "--help" }, "--prompt=--help"],
    [{ outputFormat: "json" as const }, "--json --prompt Say hello"],
    [{ model: "other" }, "--model other --prompt Say hello"],
    [{ model: "lab" }, "--model lab-model --prompt Say hello"],
    [{ model: "constructor" }, "--model constructor --prompt Say hello"],
    [{ maxTurns: 3 }, "--max-tool-rounds 3 --prompt Say hello"],
    [{ skipPermissions: true, allowTools: ["bash"], session: { id: "x" } }, "--prompt Say hello"],
  ])("%j", (request, args) => expect(invoke(request).args.join(" ")).toBe(args));

  it("marks a system prompt, for which there is no flag, ahead of the prompt", () => {
    expect(invoke({ systemPrompt: "Be brief." }).args.at(-1)).toBe(
      "[SYSTEM INSTRUCTIONS]\nBe brief.\n[END SYSTEM INSTRUCTIONS]\n\nSay hello",
    );
  });

  it("takes the user's choices where the request has none", () => {
    const config = { model: "lab", baseUrl: "http://127.0.0.1:1/v1", maxTurns: 9, think: false };
    expect(invoke({ maxTurns: 2 }, config).args.join(" ")).toBe(
      "--model lab-model --base-url http://127.0.0.1:1/v1 --max-tool-rounds 2 --no-think --prompt Say hello",
    );
    expect(lab.configSchema.safeParse({ maxTurns: 0 }).success).toBe(false);
  });

  it("starts the screen for a person, without a prompt", () => {
    const config = { command: "ax-lab", think: true };
    expect(lab.interactiveInvocation?.({ prompt: "x" }, config, { version: null }).args).toEqual(["--think"]);
  });
});

it.each([
  ["5.3.9\n", "5.3.9"],
  ["ax-lab 5.3.9\n", null],
  ["", null],
])("reads the version of %j as %s", (printed, version) => {
  expect(axHealthCheck.parseVersion(printed)).toBe(version);
});
