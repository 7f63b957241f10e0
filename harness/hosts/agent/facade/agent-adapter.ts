import type {
  AgentCapabilities,
  AgentPlugin,
  AgentRunRequest,
  AgentRunResult,
  QuotaStatus,
} from "../../../../contracts/agent/v1/agent-adapter.ts";
import { AdapterMethodError, createAdapterError } from "./adapter-error.ts";
import { BaseAdapter, messageOf } from "./base-adapter.ts";

/** The class that a plugin of `agent/v1` extends. */
export abstract class AgentAdapter extends BaseAdapter implements AgentPlugin {
  protected abstract doRun(request: AgentRunRequest): Promise<AgentRunResult>;

  /** Synchronous and pure (INV-AGENT-CAPS-001). */
  abstract getCapabilities(): AgentCapabilities;

  /** Whether the plugin has a capability: its flag is set, or it has a value. */
  hasCapability(name: keyof AgentCapabilities): boolean {
    const value = this.getCapabilities()[name];
    return value !== null && value !== undefined && value !== false;
  }

  /** Null: this plugin knows of no quota. */
  getQuotaStatus(): Promise<QuotaStatus | null> {
    return Promise.resolve(null);
  }

  /**
   * @throws AdapterMethodError: the plugin's own as it is, anything else as a fatal `internal_error`
   *   (INV-AGENT-ERR-001, -002).
   */
  async run(request: AgentRunRequest): Promise<AgentRunResult> {
    try {
      return await this.doRun(request);
    } catch (thrown) {
      if (thrown instanceof AdapterMethodError) throw thrown;
      const error = createAdapterError("internal_error", messageOf(thrown), { severity: "fatal" });
      throw new AdapterMethodError(error, { cause: thrown });
    }
  }
}
