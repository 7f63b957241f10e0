/** Registries, plugins and launch of `execution/v1`, in the words of its document. */
import type {
  AgentAdapterEffortLevel,
  AgentAdapterModel,
  AgentExecutionAdapter,
} from "./agent-execution-adapter.ts";

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

/** How a terminal starts a run. */
export interface ProviderLaunchSpec {
  command: string;
  args: readonly string[];
  /** Variables that the caller adds to its own. */
  env?: Readonly<Record<string, string>>;
  /** What goes to stdin, or is typed at the terminal, where the prompt is no argument. */
  initialPrompt?: string;
  /** Files to write first, by absolute path: for a CLI that reads its prompt from one. */
  files?: readonly { path: string; text: string }[];
}

/** What a person chose for one run. */
export interface LaunchOptions {
  model?: string;
  effort?: string;
  resumeId?: string;
}

export interface AgentProvider {
  id: string;
  name: string;
  type: "cli" | "api";
  /** Binaries to look for, the preferred one first. */
  commandCandidates: readonly string[];
  /** What a person does to get the CLI; empty where nothing is known. */
  installInstructions: string;
  models: readonly AgentAdapterModel[];
  effortLevels: readonly AgentAdapterEffortLevel[];
  isAvailable(): Promise<boolean>;
  healthCheck(): Promise<{ available: boolean; version?: string | null; error?: string }>;
  /** The arguments of a one-shot run. */
  buildArgs(prompt: string, workdir: string, options: LaunchOptions): readonly string[];
  buildOneShotInvocation(prompt: string, workdir: string, options: LaunchOptions): ProviderLaunchSpec;
  buildSessionInvocation(
    prompt: string | undefined,
    workdir: string,
    options: LaunchOptions,
  ): ProviderLaunchSpec;
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

/** What became of `~/.cabinet/adapter-plugins.json`. */
export interface PluginReport {
  loaded: readonly { source: string; type: string }[];
  /** The others were loaded all the same. */
  failed: readonly { source: string; problem: string }[];
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
  /** The caller's variables over those of the env file, with the runtime PATH. */
  withAdapterRuntimeEnv?(env: Readonly<Record<string, string | undefined>>): Record<string, string>;
}
