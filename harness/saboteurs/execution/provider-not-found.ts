import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRegistry } from "./kit/change-registry.ts";

export default {
  name: "provider-not-found",
  invariant: "INV-EXECUTION-REGISTRY-001",
  fault: "Finds adapters by their type alone.",
  sabotage: (host) => changeRegistry(host, () => ({ findByProviderId: () => [] })),
} satisfies Saboteur<ExecutionHost>;
