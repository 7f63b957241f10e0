import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SHAPE-001", [
  {
    name: "no-classifier",
    fault: "Leaves the errors for others to classify.",
    sabotage: (host) => {
      const { classifyError: _, ...adapter } = host.adapter;
      return { ...host, adapter };
    },
  },
  {
    name: "unknown-engine",
    fault: "Reports an engine that the contract does not have.",
    sabotage: (host) => changeAdapter(host, { executionEngine: "cli" as "process" }),
  },
]);
