import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRegistry } from "../kit/change-registry.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-REGISTRY-001", [
  {
    name: "provider-not-found",
    fault: "Finds adapters by their type only.",
    sabotage: (host) => changeRegistry(host, () => ({ findByProviderId: () => [] })),
  },
  {
    name: "types-of-its-own",
    fault: "Has another type by default than the document's.",
    sabotage: (host) => ({
      ...host,
      DEFAULT_ADAPTER_BY_PROVIDER_ID: { "claude-code": "claude" },
    }),
  },
]);
