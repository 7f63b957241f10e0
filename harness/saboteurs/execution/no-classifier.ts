import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "no-classifier",
  invariant: "INV-EXECUTION-SHAPE-001",
  fault: "Leaves the errors for others to classify.",
  sabotage: (host) => {
    const { classifyError: _, ...adapter } = host.adapter;
    return { ...host, adapter };
  },
} satisfies Saboteur<ExecutionHost>;
