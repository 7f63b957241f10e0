/**
 * The contract `agent/v1` as TypeScript: a host's plugin that drives an agent CLI and gives back its answer, its cost
 * and its usage. Names are those of the document that it stands for; README.md has the decisions.
 */

/** Given to a plugin before it is initialized. */
export interface PluginContext {
  logger: Logger;
  stateStore: StateStore;
}

export type LogLine = (message: string, fields?: Record<string, unknown>) => void;

export interface Logger {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}

export interface StateStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface InitResult {
  success: boolean;
  /** Why not; null on success. */
  message: string | null;
}

export interface HealthStatus {
  healthy: boolean;
  message: string;
  details: Record<string, unknown> | null;
}

export interface AgentRunRequest {
  prompt: string;
  system_prompt: string | null;
  cwd: string | null;
  /** File that gets what the CLI prints on stdout, byte for byte. */
  trace_output_path?: string | null;
  signal?: AbortSignal | undefined;
  /** Observation only: whatever it does, the run goes on. */
  on_activity?: ((event: AgentActivityEvent) => void) | undefined;
}

export interface AgentRunResult {
  content: string;
  /** US dollars; null where the CLI does not say. */
  cost_usd: number | null;
  /** Wall-clock milliseconds, as the plugin measured them. */
  duration_ms: number;
  usage: AgentRunUsage | null;
}

export interface TokenUsage {
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number;
  cache_creation_tokens: number;
  /** input_tokens + output_tokens. */
  total_tokens: number;
}

export interface AgentRunUsage {
  tokens: TokenUsage;
  /** The model that answered. */
  model_id: string | null;
  service_tier: string | null;
}

export interface AgentCapabilities {
  /** The model that is asked for by default. */
  model_id: string;
  supports_usage_reporting: boolean;
  supports_quota_reporting: boolean;
  supports_activity_streaming: boolean;
  /** Tokens; null where it is not known. */
  context_window: number | null;
}

export interface QuotaWindow {
  window_type: string;
  /** Unix milliseconds. */
  resets_at: number | null;
  is_exhausted: boolean;
  /** 0 to 100. */
  used_percentage: number | null;
}

export interface QuotaStatus {
  windows: QuotaWindow[];
  is_rate_limited: boolean;
  /** Unix milliseconds. */
  earliest_reset_at: number | null;
}

/** What happens inside a run; these fields and no others. */
export type AgentActivityEvent =
  | { kind: "session"; model: string | null; tools: number | null; cwd: string | null }
  | { kind: "assistant_text"; text: string }
  | { kind: "thinking"; text: string }
  | { kind: "tool_use"; tool_call_id: string; name: string; input: unknown }
  | { kind: "tool_result"; tool_call_id: string; status: "ok" | "error"; output: unknown };

/** Code of an error: `internal_error` is a fault of the plugin, the others tell what became of the CLI. */
export type AdapterErrorCode = "internal_error" | "cli_error" | "spawn_error";

export interface AdapterError {
  code: AdapterErrorCode;
  message: string;
  severity: "error" | "fatal";
  /** The host may queue the same run again. */
  retryable: boolean;
  details: Record<string, unknown> | null;
}

/** What a host calls. `run` and the others wrap the plugin's own `doRun` and `do...`, which a check may replace. */
export interface AgentPlugin {
  initialize(config: Record<string, unknown>): Promise<InitResult>;
  /** @throws AdapterMethodError, which has an `error` of the shape above, and nothing else. */
  run(request: AgentRunRequest): Promise<AgentRunResult>;
  getCapabilities(): AgentCapabilities;
  getQuotaStatus(): Promise<QuotaStatus | null>;
  healthCheck(): Promise<HealthStatus>;
  shutdown(): Promise<void>;
}

export interface PluginManifest {
  id: string;
  type: "agent";
  version: string;
  name: string;
  description: string;
  critical: boolean;
  requirements: { type: "binary" | "env"; name: string }[];
  entry: string;
  adapter_meta: Record<string, unknown>;
  contributes: Record<string, string[]>;
}

/** Where a plugin may ask for quota: both are the caller's. */
export interface QuotaSource {
  credentials_file: string;
  endpoint: string;
}

/** What a module offers to be certified. */
export interface AgentHost {
  /**
   * A fresh plugin that has its context and is not initialized. @param now clock in Unix milliseconds, where it takes
   * one.
   */
  create(context: PluginContext, now?: () => number): AgentPlugin;
  manifest: PluginManifest;
  validConfig: Record<string, unknown>;
  invalidConfig: Record<string, unknown>;
  /** The configuration that makes it ask for quota there; a host that has it takes a clock. */
  quotaConfig?(source: QuotaSource): Record<string, unknown>;
}
