import type {
  HealthStatus,
  InitResult,
  PluginContext,
} from "../../../../contracts/agent/v1/agent-adapter.ts";

/** A host waits for 5 seconds; a timer that is late on a busy machine needs a part of them. */
const HEALTH_DEADLINE_MS = 4700;

/**
 * What every plugin of the host has: a context, and a life. The public methods are templates: they call the plugin's
 * own `do...` and see to it that what comes back is a value.
 */
export abstract class BaseAdapter {
  #context: PluginContext | null = null;

  protected abstract doInitialize(config: Record<string, unknown>): Promise<InitResult>;
  protected abstract doShutdown(): Promise<void>;
  protected abstract doHealthCheck(): Promise<HealthStatus>;

  /** Called once, before `initialize` (INV-AGENT-LIFE-001). */
  injectContext(context: PluginContext): void {
    this.#context = context;
  }

  /** @throws before the context was injected. */
  protected get context(): PluginContext {
    if (this.#context === null) throw new Error("no context was injected before this was asked for");
    return this.#context;
  }

  /** A failure is a value, also where the plugin throws one (INV-AGENT-LIFE-002). */
  async initialize(config: Record<string, unknown>): Promise<InitResult> {
    try {
      return await this.doInitialize(config);
    } catch (thrown) {
      return { success: false, message: messageOf(thrown) };
    }
  }

  /** Resolves within 5 seconds, whatever the plugin does (INV-AGENT-HEALTH-002). */
  async healthCheck(): Promise<HealthStatus> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<HealthStatus>((resolve) => {
      const message = `no answer within ${HEALTH_DEADLINE_MS} ms`;
      timer = setTimeout(resolve, HEALTH_DEADLINE_MS, { healthy: false, message, details: null });
    });
    try {
      return await Promise.race([this.doHealthCheck(), late]);
    } catch (thrown) {
      return { healthy: false, message: messageOf(thrown), details: null };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves, also where the plugin throws: no one can do anything about it by then (INV-AGENT-LIFE-003). */
  async shutdown(): Promise<void> {
    try {
      await this.doShutdown();
    } catch (thrown) {
      this.#context?.logger.error("shutdown failed", { message: messageOf(thrown) });
    }
  }
}

/** The words of anything that was thrown; never empty. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message === "" ? "an error without a message" : message;
}
