import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "unknown-provider-started",
  invariant: "INV-EXECUTION-OVERRIDE-003",
  fault: "Starts the provider by default in place of one that nobody knows.",
  sabotage: (host) => ({
    ...host,
    getSessionLaunchSpec: (request) =>
      host.getSessionLaunchSpec!({
        ...request,
        providerId: host.providerRegistry!.get(request.providerId ?? "")?.id ?? host.adapter.providerId!,
      }),
  }),
} satisfies Saboteur<ExecutionHost>;
