import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { agentAdapterRegistry, builtInRuntime, providerRegistry } from "./built-in-runtime.ts";

it("has every built-in adapter in both registries", () => {
  const ids = providerRegistry.listAll().map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["claude-code", "codex-cli", "gemini-cli", "openrouter"]));
  expect(providerRegistry.get(providerRegistry.defaultProviderId)?.id).toBe("claude-code");
  for (const type of Object.values(builtInRuntime.DEFAULT_ADAPTER_BY_PROVIDER_ID))
    expect(agentAdapterRegistry.get(type)?.type).toBe(type);
});

it("says how each provider is installed or reached, those excepted that cannot be installed any more", () => {
  const without = providerRegistry.listAll().filter(({ installInstructions }) => installInstructions === "");
  expect(without.map(({ id }) => id).sort()).toEqual(["ax-glm", "ax-grok"]);
});

it("builds the arguments of a one-shot run", () => {
  const provider = providerRegistry.get("claude-code")!;
  const args = provider.buildArgs("hi", tmpdir(), { model: "opus" });
  expect(args).toEqual(provider.buildOneShotInvocation("hi", tmpdir(), { model: "opus" }).args);
  expect(args).toContain("-p");
});
