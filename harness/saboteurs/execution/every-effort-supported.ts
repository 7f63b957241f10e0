import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "every-effort-supported",
  invariant: "INV-EXECUTION-PROVIDER-002",
  fault: "Takes every effort for supported.",
  sabotage: (host) => ({ ...host, providerSupportsEffort: () => true }),
} satisfies Saboteur<ExecutionHost>;
