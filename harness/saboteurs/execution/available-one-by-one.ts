import type {
  AgentProvider,
  ExecutionHost,
  ProviderRegistry,
} from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "available-one-by-one",
  invariant: "INV-EXECUTION-PROVIDER-001",
  fault: "Asks one provider after the other, and fails with the first that fails.",
  sabotage: (host) => {
    const good = host.providerRegistry!;
    const providerRegistry: ProviderRegistry = {
      defaultProviderId: good.defaultProviderId,
      register: (provider) => good.register(provider),
      get: (id) => good.get(id),
      listAll: () => good.listAll(),
      async listAvailable() {
        const found: AgentProvider[] = [];
        for (const provider of good.listAll()) if (await provider.isAvailable()) found.push(provider);
        return found;
      },
    };
    return { ...host, providerRegistry };
  },
} satisfies Saboteur<ExecutionHost>;
