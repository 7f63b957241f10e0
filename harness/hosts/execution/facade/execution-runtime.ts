import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { executionAdapter, legacyAdapter } from "./execution-adapter.ts";
import { launchSpec, type ProviderSettings } from "./launch-spec.ts";
import { trustedKeysFile } from "./plugins/plugin-config.ts";
import { PluginLoader } from "./plugins/plugin-loader.ts";
import { AdapterRegistry } from "./registry/adapter-registry.ts";
import { agentProvider } from "./registry/agent-provider.ts";
import { Providers } from "./registry/provider-registry.ts";
import { providerFacts } from "./registry/provider-table.ts";
import { withAdapterRuntimeEnv } from "./runtime-env.ts";

/** The whole layer: everything of a host but the one adapter that is certified. */
export type ExecutionRuntime = Required<Omit<ExecutionHost, "adapter">>;

const DEFAULT_TYPE = "claude_local";
const DEFAULT_PROVIDER = "claude-code";

/**
 * Both registries over some adapters of `cli/v1`, each as its `*_local` and its `*_legacy` type, with what belongs to
 * them: default maps, launch, plugins.
 *
 * @param settings what the person has set about providers, read for each launch.
 */
export function executionRuntime(
  adapters: readonly Adapter[],
  settings: () => ProviderSettings = () => ({}),
): ExecutionRuntime {
  const registry = new AdapterRegistry(DEFAULT_TYPE);
  const providers = new Providers(DEFAULT_PROVIDER);
  for (const adapter of adapters) {
    registry.register(executionAdapter(adapter));
    registry.register(legacyAdapter(adapter));
    providers.register(agentProvider(adapter));
  }
  const facts = adapters.map((adapter) => providerFacts(adapter));
  const byDefault = Object.fromEntries(facts.map(({ providerId, type }) => [providerId, type]));
  const plugins = new PluginLoader(registry);
  return {
    agentAdapterRegistry: registry,
    DEFAULT_ADAPTER_BY_PROVIDER_ID: byDefault,
    LEGACY_ADAPTER_BY_PROVIDER_ID: Object.fromEntries(
      facts.map(({ providerId, legacyType }) => [providerId, legacyType]),
    ),
    defaultAdapterTypeForProvider: (providerId) =>
      providerId !== undefined && Object.hasOwn(byDefault, providerId)
        ? byDefault[providerId]!
        : registry.defaultAdapterType,
    providerRegistry: providers,
    providerSupportsEffort: (providerId, effort) =>
      providers.get(providerId)?.effortLevels.some(({ id }) => id === effort) ?? false,
    getOneShotLaunchSpec: (request) => launchSpec(providers, settings(), "one-shot", request),
    getSessionLaunchSpec: (request) => launchSpec(providers, settings(), "session", request),
    loadExternalAdapters: (places) => plugins.load(places),
    unloadExternalAdapters: () => plugins.unload(),
    trustedKeysFile,
    withAdapterRuntimeEnv,
  };
}
