import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-REGISTRY-003", [
  {
    name: "nothing-by-default",
    fault: "Reports no type for an unknown provider.",
    sabotage: (host) => ({
      ...host,
      defaultAdapterTypeForProvider: (providerId) =>
        (host.DEFAULT_ADAPTER_BY_PROVIDER_ID as Record<string, string>)[providerId ?? ""] as string,
    }),
  },
]);
