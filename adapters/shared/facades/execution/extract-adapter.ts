import type { AgentExecutionAdapter } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";

const MAKERS = ["createAgentAdapter", "createServerAdapter"] as const;
const VALUES = ["default", "adapter"] as const;

/**
 * The adapter among a module's exports: what `createAgentAdapter()` or `createServerAdapter()` makes, else its default
 * export, else its export `adapter`; the first that is an object with a type (INV-EXECUTION-PLUGIN-001).
 *
 * @throws what a maker throws, where no other export is an adapter.
 */
export async function extractAdapter(
  module: Readonly<Record<string, unknown>>,
): Promise<AgentExecutionAdapter | null> {
  let refusal: unknown = null;
  for (const name of MAKERS) {
    const make = module[name];
    if (typeof make !== "function") continue;
    try {
      const made: unknown = await make();
      if (isAdapter(made)) return made;
    } catch (thrown) {
      refusal ??= thrown ?? new Error(`${name} threw ${thrown}`);
    }
  }
  for (const name of VALUES) {
    const value = module[name];
    if (isAdapter(value)) return value;
  }
  if (refusal !== null) throw refusal;
  return null;
}

function isAdapter(value: unknown): value is AgentExecutionAdapter {
  const type = typeof value === "object" && value !== null ? (value as { type?: unknown }).type : undefined;
  return typeof type === "string" && type !== "";
}
