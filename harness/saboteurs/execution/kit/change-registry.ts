import type {
  AgentAdapterRegistry,
  ExecutionHost,
} from "../../../../contracts/execution/v1/execution-host.ts";

/** A host whose registry does some things otherwise; the rest is the good registry's. */
export function changeRegistry(
  host: ExecutionHost,
  change: (registry: AgentAdapterRegistry) => Partial<AgentAdapterRegistry>,
): ExecutionHost {
  const good = host.agentAdapterRegistry!;
  const registry: AgentAdapterRegistry = {
    defaultAdapterType: good.defaultAdapterType,
    register: (adapter) => good.register(adapter),
    registerExternal: (adapter) => good.registerExternal(adapter),
    unregisterExternal: (type) => good.unregisterExternal(type),
    get: (type) => good.get(type),
    listAll: () => good.listAll(),
    findByProviderId: (providerId) => good.findByProviderId(providerId),
    ...change(good),
  };
  return { ...host, agentAdapterRegistry: registry };
}
