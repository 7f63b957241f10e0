import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-OVERRIDE-003", [
  {
    name: "launch-without-overrides",
    fault: "Starts a terminal's run as the settings say.",
    sabotage: (host) => ({
      ...host,
      getOneShotLaunchSpec: ({ model: _, effort: __, ...request }) => host.getOneShotLaunchSpec!(request),
    }),
  },
  {
    name: "unknown-provider-started",
    fault: "Starts the default provider in place of an unknown one.",
    sabotage: (host) => ({
      ...host,
      getSessionLaunchSpec: (request) =>
        host.getSessionLaunchSpec!({
          ...request,
          providerId: host.providerRegistry!.get(request.providerId ?? "")?.id ?? host.adapter.providerId!,
        }),
    }),
  },
]);
