import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "unknown-engine",
  invariant: "INV-EXECUTION-SHAPE-001",
  fault: "Names an engine of its own.",
  sabotage: (host) => changeAdapter(host, { executionEngine: "cli" as "process" }),
} satisfies Saboteur<ExecutionHost>;
