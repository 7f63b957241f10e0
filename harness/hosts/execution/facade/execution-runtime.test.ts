import { expect, it } from "vitest";
import types from "../../../../contracts/execution/v1/adapter-types.json" with { type: "json" };
import { providers } from "../../../driver/registry.ts";
import { executionRuntime } from "./execution-runtime.ts";

const adapters = (await providers()).map((provider) => {
  if ("problem" in provider) throw new Error(provider.problem);
  return provider.adapter;
});
const runtime = executionRuntime(adapters);

it("has the eight structured and the eight terminal types of the document", () => {
  const documented = Object.entries(types);
  expect(documented).toHaveLength(8);
  for (const [providerId, { type, legacyType, billingType }] of documented) {
    expect(runtime.DEFAULT_ADAPTER_BY_PROVIDER_ID[providerId]).toBe(type);
    expect(runtime.LEGACY_ADAPTER_BY_PROVIDER_ID[providerId]).toBe(legacyType);
    expect(runtime.agentAdapterRegistry.get(type)?.executionEngine).toBe("structured_cli");
    expect(runtime.agentAdapterRegistry.get(legacyType)?.execute).toBeUndefined();
    expect(runtime.providerRegistry.get(providerId)?.commandCandidates).not.toEqual([]);
    expect(billingType).not.toBe("");
  }
});

it("gives every type and every provider a name of its own", () => {
  const { agentAdapterRegistry, providerRegistry } = runtime;
  expect(agentAdapterRegistry.listAll()).toHaveLength(2 * adapters.length);
  expect(providerRegistry.listAll()).toHaveLength(adapters.length);
});

it("starts every provider that has a terminal, one-shot and for a session", () => {
  for (const { id, type } of runtime.providerRegistry.listAll()) {
    if (type === "api") continue;
    const request = { providerId: id, prompt: "Say hello.", workdir: ".", model: "zz-7" };
    for (const launch of [runtime.getOneShotLaunchSpec, runtime.getSessionLaunchSpec])
      expect(launch(request).command).not.toBe("");
  }
});
