import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "launch-without-overrides",
  invariant: "INV-EXECUTION-OVERRIDE-003",
  fault: "Starts a terminal's run as the settings say.",
  sabotage: (host) => ({
    ...host,
    getOneShotLaunchSpec: ({ model: _, effort: __, ...request }) => host.getOneShotLaunchSpec!(request),
  }),
} satisfies Saboteur<ExecutionHost>;
