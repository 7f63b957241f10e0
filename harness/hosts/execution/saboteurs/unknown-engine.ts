import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeAdapter } from "../change-host.ts";

export default {
  name: "unknown-engine",
  invariant: "INV-EXECUTION-SHAPE-001",
  fault: "Names an engine of its own.",
  sabotage: (host) => changeAdapter(host, { executionEngine: "cli" as "process" }),
} satisfies HostSaboteur<ExecutionHost>;
