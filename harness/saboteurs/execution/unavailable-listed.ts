import type { ExecutionHost, ProviderRegistry } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "unavailable-listed",
  invariant: "INV-EXECUTION-PROVIDER-001",
  fault: "Lists each provider that answers, whatever it answers.",
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
} satisfies Saboteur<ExecutionHost>;
