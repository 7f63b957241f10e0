import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import grok from "../../../../adapters/grok/index.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { launchSpec } from "./launch-spec.ts";
import { agentProvider } from "./registry/agent-provider.ts";
import { Providers } from "./registry/provider-registry.ts";

const registry = new Providers("claude-code");
for (const adapter of [claude, grok]) registry.register(agentProvider(adapter as Adapter));
const REQUEST = { prompt: "Say hello.", workdir: "." };

it.each([
  [{}, undefined, "claude"],
  [{}, "grok-cli", "grok"],
  [{ defaultProviderId: "grok-cli" }, undefined, "grok"],
  [{ disabledProviderIds: ["grok-cli"] }, "grok-cli", "claude"],
  [{ disabledProviderIds: ["claude-code"] }, undefined, "grok"],
])("with settings %j, provider %j starts %s", (settings, providerId, command) => {
  const request = providerId === undefined ? REQUEST : { ...REQUEST, providerId };
  expect(launchSpec(registry, settings, "one-shot", request).command).toContain(command);
});

it("throws where nothing can be started", () => {
  const start = (settings: object, providerId: string) => () =>
    launchSpec(registry, settings, "session", { ...REQUEST, providerId });
  expect(start({}, "zz")).toThrow('unknown provider "zz"');
  expect(start({ disabledProviderIds: ["claude-code", "grok-cli"] }, "grok-cli")).toThrow(/switched off/);
});

it("says which file to write for a CLI that reads its prompt from one", () => {
  const { args, files = [] } = launchSpec(registry, {}, "one-shot", { ...REQUEST, providerId: "grok-cli" });
  expect(files.map(({ text }) => text)).toEqual(["Say hello."]);
  expect(args).toContain(files[0]?.path);
});
