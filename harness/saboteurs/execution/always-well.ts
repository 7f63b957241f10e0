import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "always-well",
  invariant: "INV-EXECUTION-ENV-001",
  fault: "Takes a CLI for well without looking.",
  sabotage: (host) => changeAdapter(host, { testEnvironment: async () => ({ status: "pass", checks: [] }) }),
} satisfies Saboteur<ExecutionHost>;
