import type {
  AgentProvider,
  ProviderRegistry,
} from "../../../../../contracts/execution/v1/execution-host.ts";

/** Provider id to provider (INV-EXECUTION-PROVIDER-001). */
export class Providers implements ProviderRegistry {
  readonly #providers = new Map<string, AgentProvider>();

  readonly defaultProviderId: string;

  constructor(defaultProviderId: string) {
    this.defaultProviderId = defaultProviderId;
  }

  register(provider: AgentProvider): void {
    this.#providers.set(provider.id, provider);
  }

  get(id: string): AgentProvider | undefined {
    return this.#providers.get(id);
  }

  listAll(): AgentProvider[] {
    return [...this.#providers.values()];
  }

  async listAvailable(): Promise<AgentProvider[]> {
    const all = this.listAll();
    // An async function, so that one which throws at once is not available either, and hinders no other.
    const answers = await Promise.allSettled(all.map(async (provider) => provider.isAvailable()));
    return all.filter((_, index) => {
      const answer = answers[index]!;
      return answer.status === "fulfilled" && answer.value === true;
    });
  }
}
