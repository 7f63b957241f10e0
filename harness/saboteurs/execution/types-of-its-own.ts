import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "types-of-its-own",
  invariant: "INV-EXECUTION-REGISTRY-001",
  fault: "Has another type by default than the document's.",
  sabotage: (host) => ({
    ...host,
    DEFAULT_ADAPTER_BY_PROVIDER_ID: { "claude-code": "claude" },
  }),
} satisfies Saboteur<ExecutionHost>;
