import type { AgentExecutionAdapter } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";

/** An adapter that is a name and no more, for registries. */
export function madeUpAdapter(type: string, name: string): AgentExecutionAdapter {
  return {
    type,
    name,
    providerId: "zz-provider",
    executionEngine: "process",
    testEnvironment: async () => ({ status: "pass", checks: [] }),
  };
}
