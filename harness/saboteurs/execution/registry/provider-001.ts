import type {
  AgentProvider,
  ExecutionHost,
  ProviderRegistry,
} from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PROVIDER-001", [
  {
    name: "available-one-by-one",
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
  },
  {
    name: "unavailable-listed",
    fault: "Lists each provider that answers, also one that answers that it is unavailable.",
    sabotage: (host) => {
      const good = host.providerRegistry!;
      const providerRegistry: ProviderRegistry = {
        defaultProviderId: good.defaultProviderId,
        register: (provider) =>
          good.register({ ...provider, isAvailable: async () => (await provider.isAvailable()) || true }),
        get: (id) => good.get(id),
        listAll: () => good.listAll(),
        listAvailable: () => good.listAvailable(),
      };
      return { ...host, providerRegistry };
    },
  },
]);
