import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PROVIDER-002", [
  {
    name: "every-effort-supported",
    fault: "Reports every effort level as supported.",
    sabotage: (host) => ({ ...host, providerSupportsEffort: () => true }),
  },
]);
