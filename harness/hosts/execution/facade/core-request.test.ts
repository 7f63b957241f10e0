import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import codex from "../../../../adapters/codex/index.ts";
import gemini from "../../../../adapters/gemini/index.ts";
import pi from "../../../../adapters/pi/index.ts";
import { coreRun } from "./core-request.ts";
import { providerFacts } from "./registry/provider-table.ts";

it("asks claude for an effort, gives it its skills as flags, and replaces the system prompt", () => {
  const run = coreRun(providerFacts(claude), {
    model: "opus",
    effort: "high",
    systemPrompt: "Be brief.",
    skillsDir: "/home/user/skills",
  });
  expect(run).toEqual({
    request: { skipPermissions: true, systemPrompt: "Be brief.", model: "opus", effort: "high" },
    config: { systemPromptMode: "replace" },
    hasChoice: true,
    extraArgs: ["--plugin-dir", "/home/user/skills", "--add-dir", "/home/user/skills"],
  });
});

it("asks codex for an effort, and gives pi its provider as config", () => {
  expect(coreRun(providerFacts(codex), { effort: "low" }).request.effort).toBe("low");
  const { request, config } = coreRun(providerFacts(pi), { model: "house/a/b", effort: "xhigh" });
  expect([request.model, request.effort, config]).toEqual(["a/b", "xhigh", { provider: "house" }]);
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
