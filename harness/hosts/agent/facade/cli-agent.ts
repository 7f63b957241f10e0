import { modelId } from "../../../../adapters/shared/invocation/model-id.ts";
import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import type {
  AgentCapabilities,
  AgentRunRequest,
  AgentRunResult,
  HealthStatus,
  InitResult,
  QuotaStatus,
} from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { providerOf } from "../../../model/target.ts";
import { AgentAdapter } from "./agent-adapter.ts";
import { type AgentConfig, agentConfigSchema } from "./agent-config.ts";
import { agentError } from "./agent-error.ts";
import { agentResult } from "./agent-result.ts";
import { messageOf } from "./base-adapter.ts";
import { type ProviderFacts, providerFacts } from "./provider-facts.ts";
import { AskedQuota } from "./quota/asked-quota.ts";
import { quotaStatus } from "./quota/quota-status.ts";
import { RecordedQuota } from "./quota/recorded-quota.ts";
import { mergeWindows } from "./quota/window.ts";
import { limitSeen, runAgent } from "./run-agent.ts";

/** The word for a model that the CLI chooses itself. */
const CLI_S_CHOICE = "default";

/** Everything that a good configuration decides. */
interface Settings {
  config: AgentConfig;
  /** Configuration of the adapter of `cli/v1`, checked. */
  cli: Record<string, unknown>;
  asked: AskedQuota | null;
}

/** A run that is under way. */
interface ActiveRun {
  stop: AbortController;
  ended: Promise<unknown>;
}

/** A built-in adapter, or one of yours, as a plugin of `agent/v1`. */
export class CliAgent extends AgentAdapter {
  readonly #adapter: Adapter;
  readonly #now: () => number;
  readonly #facts: ProviderFacts;
  readonly #recorded: RecordedQuota;
  readonly #active = new Set<ActiveRun>();
  #settings: Settings | null = null;

  /** @param now clock in Unix milliseconds, for quotas. */
  constructor(adapter: Adapter, now: () => number = Date.now) {
    super();
    this.#adapter = adapter;
    this.#now = now;
    this.#facts = providerFacts(providerOf(adapter.manifest));
    this.#recorded = new RecordedQuota(this.#facts.limitWindow);
  }

  protected override async doInitialize(given: Record<string, unknown>): Promise<InitResult> {
    const { manifest, configSchema } = this.#adapter;
    const parsed = agentConfigSchema.safeParse(given);
    if (!parsed.success) return failure(parsed.error.message);
    const config = parsed.data;
    const cli = { ...this.#facts.cli, ...config.cli };
    const checked = configSchema.safeParse(cli);
    if (!checked.success) return failure(`cli: ${checked.error.message}`);
    if (config.quota !== undefined && !this.#facts.hasQuotaApi)
      return failure(`quota: there is no way to ask for the quota of ${manifest.id}`);
    const { logger } = this.context;
    const warn = (problem: string) => logger.warn("no quota from the endpoint", { problem });
    const asked = config.quota === undefined ? null : new AskedQuota(config.quota, this.#now, warn);
    this.#settings = { config, cli, asked };
    return { success: true, message: null };
  }

  protected override async doRun(request: AgentRunRequest): Promise<AgentRunResult> {
    const { config, cli } = this.#initialized();
    const stop = new AbortController();
    const startedAt = performance.now();
    const started = runAgent(this.#adapter, request, {
      config,
      cli,
      stop,
      isStreaming: this.getCapabilities().supports_activity_streaming,
    });
    const active = { stop, ended: started.catch(() => {}) };
    this.#active.add(active);
    const { outcome, limit } = await started.finally(() => this.#active.delete(active));
    const durationMs = performance.now() - startedAt;
    for (const wish of outcome.diagnostics?.unfulfilled ?? [])
      this.context.logger.warn("a part of the request was not passed on: the CLI has no way to take it", {
        wish,
      });
    this.#recorded.saw(outcome, limit !== null, this.#now());
    if (outcome.status === "ok") return agentResult(outcome, durationMs);
    throw agentError(limit === null ? outcome : limitSeen(outcome, limit));
  }

  override getCapabilities(): AgentCapabilities {
    const { manifest } = this.#adapter;
    const { defaultModel, capabilities = {} } = manifest;
    const { config } = this.#settings ?? {};
    return {
      model_id:
        config?.model === undefined ? (defaultModel ?? CLI_S_CHOICE) : modelId(manifest, config.model),
      supports_usage_reporting: capabilities.usage === true,
      supports_quota_reporting: capabilities.quota === true || this.#facts.limitWindow !== null,
      supports_activity_streaming: capabilities.streaming === true,
      context_window: config?.context_window ?? null,
    };
  }

  override async getQuotaStatus(): Promise<QuotaStatus | null> {
    if (!this.getCapabilities().supports_quota_reporting) return null;
    const asked = (await this.#settings?.asked?.windows()) ?? null;
    const recorded = this.#recorded.windows;
    if (asked === null && recorded === null) return null;
    return quotaStatus(mergeWindows(asked ?? [], recorded ?? []), this.#facts.blockingWindows, this.#now());
  }

  protected override async doHealthCheck(): Promise<HealthStatus> {
    const { config, cli } = this.#initialized();
    const cliPath = config.cli_path;
    const health = await checkHealth(this.#adapter, {
      config: cli,
      ...(cliPath === undefined ? {} : { cliPath }),
    });
    if (!health.ok) return { healthy: false, message: health.problem, details: null };
    const { file, version } = health;
    const message = `${this.#adapter.manifest.id} ${version ?? "of a version that it does not tell"}`;
    return { healthy: true, message, details: { version, file } };
  }

  /** Sends one short request to the model: what `healthCheck` never does, since it costs (INV-AGENT-HEALTH-003). */
  async testRequest(prompt = "Say hello."): Promise<HealthStatus> {
    try {
      const { content, duration_ms } = await this.run({ prompt, system_prompt: null, cwd: null });
      return { healthy: true, message: "the model answered", details: { content, duration_ms } };
    } catch (thrown) {
      return { healthy: false, message: messageOf(thrown), details: null };
    }
  }

  /** Ends every run that is under way; nothing of them is alive when it resolves. */
  protected override async doShutdown(): Promise<void> {
    const active = [...this.#active];
    for (const { stop } of active) stop.abort();
    await Promise.all(active.map(({ ended }) => ended));
    this.#settings = null;
  }

  #initialized(): Settings {
    if (this.#settings === null) throw new Error(`${this.#adapter.manifest.id} is not initialized`);
    return this.#settings;
  }
}

function failure(problem: string): InitResult {
  return { success: false, message: `Invalid config: ${problem}` };
}
