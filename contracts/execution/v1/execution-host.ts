/** Registries, plugins and launch of `execution/v1`, in the words of its document. */
import type { LaunchOptions } from "../../../schemas/execution/v1/generated/launch-options.ts";
import type { ProviderLaunchSpec } from "../../../schemas/execution/v1/generated/launch-spec.ts";
import type { PluginReport } from "../../../schemas/execution/v1/generated/plugin-report.ts";
import type { ProviderFacts } from "../../../schemas/execution/v1/generated/provider-facts.ts";
import type { ProviderHealth } from "../../../schemas/execution/v1/generated/provider-health.ts";
import type { AgentExecutionAdapter } from "./agent-execution-adapter.ts";

export type { LaunchOptions, PluginReport, ProviderFacts, ProviderHealth, ProviderLaunchSpec };

export interface AgentProvider extends ProviderFacts {
  isAvailable(): Promise<boolean>;
  healthCheck(): Promise<ProviderHealth>;
  /** The arguments of a one-shot run. */
  buildArgs(prompt: string, workdir: string, options: LaunchOptions): readonly string[];
  buildOneShotInvocation(prompt: string, workdir: string, options: LaunchOptions): ProviderLaunchSpec;
  buildSessionInvocation(
    prompt: string | undefined,
    workdir: string,
    options: LaunchOptions,
  ): ProviderLaunchSpec;
}

/** Adapter type to adapter. */
export interface AgentAdapterRegistry {
  readonly defaultAdapterType: string;
  /** A built-in adapter. */
  register(adapter: AgentExecutionAdapter): void;
  /** A plugin's adapter; the built-in one that it takes the place of is kept. */
  registerExternal(adapter: AgentExecutionAdapter): void;
  /** Takes a plugin's adapter out, and puts the built-in one back. */
  unregisterExternal(type: string): void;
  get(type: string): AgentExecutionAdapter | undefined;
  listAll(): AgentExecutionAdapter[];
  findByProviderId(providerId: string): AgentExecutionAdapter[];
}

export interface ProviderRegistry {
  readonly defaultProviderId: string;
  register(provider: AgentProvider): void;
  get(id: string): AgentProvider | undefined;
  listAll(): AgentProvider[];
  /** Those whose `isAvailable` says so; one that rejects is not. All are asked at once. */
  listAvailable(): Promise<AgentProvider[]>;
}

export interface LaunchRequest extends LaunchOptions {
  providerId?: string;
  prompt: string;
  workdir: string;
}

/** Where plugins are looked for, where that is not this process's own. */
export interface PluginPlaces {
  home?: string;
  /** Relative paths and packages start here. */
  cwd?: string;
}

/** What a module offers to be certified: the adapter, and the rest of the layer as far as the host has it. */
export interface ExecutionHost {
  adapter: AgentExecutionAdapter;
  agentAdapterRegistry?: AgentAdapterRegistry;
  DEFAULT_ADAPTER_BY_PROVIDER_ID?: Readonly<Record<string, string>>;
  LEGACY_ADAPTER_BY_PROVIDER_ID?: Readonly<Record<string, string>>;
  defaultAdapterTypeForProvider?(providerId?: string): string;
  providerRegistry?: ProviderRegistry;
  providerSupportsEffort?(providerId: string, effort: string): boolean;
  /** @throws one line where the provider is unknown, or none is enabled. */
  getOneShotLaunchSpec?(request: LaunchRequest): ProviderLaunchSpec;
  getSessionLaunchSpec?(request: LaunchRequest): ProviderLaunchSpec;
  loadExternalAdapters?(places?: PluginPlaces): Promise<PluginReport>;
  unloadExternalAdapters?(): void;
  /** Where the host's allow-list of keys is, below a home (schemas/harness/v1/trusted-keys): a host that verifies. */
  trustedKeysFile?(home: string): string;
  /** The caller's variables over those of the env file, with the runtime PATH. */
  withAdapterRuntimeEnv?(env: Readonly<Record<string, string | undefined>>): Record<string, string>;
}
