/**
 * The contract `agent/v1` as TypeScript: a host's plugin that drives an agent CLI and gives back its answer, its cost
 * and its usage. Names are those of the document that it stands for; README.md has the decisions.
 */
import type { AgentActivityEvent } from "../../../schemas/agent/v1/generated/activity-event.ts";
import type { AdapterError } from "../../../schemas/agent/v1/generated/adapter-error.ts";
import type { AgentCapabilities } from "../../../schemas/agent/v1/generated/capabilities.ts";
import type { HealthStatus } from "../../../schemas/agent/v1/generated/health-status.ts";
import type { InitResult } from "../../../schemas/agent/v1/generated/init-result.ts";
import type { PluginManifest } from "../../../schemas/agent/v1/generated/plugin-manifest.ts";
import type { QuotaStatus } from "../../../schemas/agent/v1/generated/quota-status.ts";
import type { RunRequestData } from "../../../schemas/agent/v1/generated/run-request.ts";
import type { AgentRunResult } from "../../../schemas/agent/v1/generated/run-result.ts";

export type { QuotaWindow } from "../../../schemas/agent/v1/generated/quota-window.ts";
export type { AgentRunUsage } from "../../../schemas/agent/v1/generated/run-usage.ts";
export type { TokenUsage } from "../../../schemas/agent/v1/generated/token-usage.ts";
export type {
  AdapterError,
  AgentActivityEvent,
  AgentCapabilities,
  AgentRunResult,
  HealthStatus,
  InitResult,
  PluginManifest,
  QuotaStatus,
  RunRequestData,
};

export type AdapterErrorCode = AdapterError["code"];

export interface AgentRunRequest extends RunRequestData {
  signal?: AbortSignal | undefined;
  /** Observation only: whatever it does, the run goes on. */
  on_activity?: ((event: AgentActivityEvent) => void) | undefined;
}

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
