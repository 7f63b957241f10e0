import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "nothing-by-default",
  invariant: "INV-EXECUTION-REGISTRY-003",
  fault: "Has no type for a provider that it does not know.",
  sabotage: (host) => ({
    ...host,
    defaultAdapterTypeForProvider: (providerId) =>
      (host.DEFAULT_ADAPTER_BY_PROVIDER_ID as Record<string, string>)[providerId ?? ""] as string,
  }),
} satisfies Saboteur<ExecutionHost>;
