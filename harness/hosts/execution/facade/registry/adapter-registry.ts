import type { AgentExecutionAdapter } from "../../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { AgentAdapterRegistry } from "../../../../../contracts/execution/v1/execution-host.ts";

/**
 * Adapter type to adapter. A plugin may take a built-in adapter's place; the built-in one comes back when the plugin
 * goes, however often the type was registered in between (INV-EXECUTION-REGISTRY-002).
 */
export class AdapterRegistry implements AgentAdapterRegistry {
  readonly #adapters = new Map<string, AgentExecutionAdapter>();
  /** Types that plugins hold, with the built-in adapter that each took the place of. */
  readonly #displaced = new Map<string, AgentExecutionAdapter | null>();

  readonly defaultAdapterType: string;

  constructor(defaultAdapterType: string) {
    this.defaultAdapterType = defaultAdapterType;
  }

  register(adapter: AgentExecutionAdapter): void {
    // A plugin that came first keeps its place; the built-in adapter waits behind it.
    if (this.#displaced.has(adapter.type)) this.#displaced.set(adapter.type, adapter);
    else this.#adapters.set(adapter.type, adapter);
  }

  registerExternal(adapter: AgentExecutionAdapter): void {
    const { type } = adapter;
    // Only the first plugin displaces a built-in adapter; the next ones displace a plugin.
    if (!this.#displaced.has(type)) this.#displaced.set(type, this.#adapters.get(type) ?? null);
    this.#adapters.set(type, adapter);
  }

  unregisterExternal(type: string): void {
    const builtIn = this.#displaced.get(type);
    if (builtIn === undefined) return;
    this.#displaced.delete(type);
    if (builtIn === null) this.#adapters.delete(type);
    else this.#adapters.set(type, builtIn);
  }

  get(type: string): AgentExecutionAdapter | undefined {
    return this.#adapters.get(type);
  }

  listAll(): AgentExecutionAdapter[] {
    return [...this.#adapters.values()];
  }

  findByProviderId(providerId: string): AgentExecutionAdapter[] {
    return this.listAll().filter((adapter) => adapter.providerId === providerId);
  }
}
