import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import codex from "../../../../adapters/codex/index.ts";
import gemini from "../../../../adapters/gemini/index.ts";
import pi from "../../../../adapters/pi/index.ts";
import { coreRun } from "./core-request.ts";
import { providerFacts } from "./registry/provider-table.ts";

it("gives claude its effort and its skills as flags, and replaces the system prompt", () => {
  const run = coreRun(providerFacts(claude), {
    model: "opus",
    effort: "high",
    systemPrompt: "Be brief.",
    skillsDir: "/home/user/skills",
  });
  expect(run).toEqual({
    request: { skipPermissions: true, systemPrompt: "Be brief.", model: "opus" },
    config: { systemPromptMode: "replace" },
    hasChoice: true,
    extraArgs: ["--effort", "high", "--plugin-dir", "/home/user/skills", "--add-dir", "/home/user/skills"],
  });
});

it("gives codex its effort as TOML, and pi its provider as config", () => {
  expect(coreRun(providerFacts(codex), { effort: "low" }).config).toEqual({
    overrides: { model_reasoning_effort: '"low"' },
  });
  const { request, config } = coreRun(providerFacts(pi), { model: "house/a/b", effort: "xhigh" });
  expect([request.model, config]).toEqual(["a/b", { provider: "house", thinking: "xhigh" }]);
});

it.each([{}, { model: 7, effort: ["high"], systemPrompt: null }, { model: " ", effort: "zz" }])(
  "takes nothing from %j",
  (config) => {
    expect(coreRun(providerFacts(pi), config)).toEqual({
      request: { skipPermissions: true },
      config: {},
      hasChoice: false,
      extraArgs: [],
    });
  },
);

it("ties a folder that looks like a flag to its own flag, and asks for approval where that is wanted", () => {
  expect(coreRun(providerFacts(claude), { skillsDir: "--help" }).extraArgs).toEqual([
    "--plugin-dir=--help",
    "--add-dir=--help",
  ]);
  expect(coreRun(providerFacts(gemini), { skipPermissions: false }).request).toEqual({
    skipPermissions: false,
  });
});
