import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SHAPE-002", [
  {
    name: "legacy-executes",
    fault: "Lets the adapters for terminals run by themselves.",
    sabotage: (host) => {
      const registry = host.agentAdapterRegistry!;
      const { execute } = host.adapter;
      const listAll = () => registry.listAll().map((adapter) => ({ ...adapter, execute: execute! }));
      return { ...host, agentAdapterRegistry: Object.assign(Object.create(registry), { listAll }) };
    },
  },
]);
