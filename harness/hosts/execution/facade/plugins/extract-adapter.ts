import { recordAt } from "../../../../../adapters/shared/framing/fields.ts";
import type { AgentExecutionAdapter } from "../../../../../contracts/execution/v1/agent-execution-adapter.ts";

const MAKERS = ["createAgentAdapter", "createServerAdapter"] as const;
const VALUES = ["default", "adapter"] as const;

type Exports = Readonly<Record<string, unknown>>;

/**
 * The adapter among a module's exports: what `createAgentAdapter()` or `createServerAdapter()` makes, else its default
 * export, else its export `adapter`; the first that is an object with a type (INV-EXECUTION-PLUGIN-001). The exports of
 * a CommonJS module may be in its default export.
 *
 * @throws what a maker throws, where no other export is an adapter.
 */
export async function extractAdapter(module: Exports): Promise<AgentExecutionAdapter | null> {
  const refusals: unknown[] = [];
  for (const exports of [module, recordAt(module.default) ?? {}]) {
    const adapter = (await made(exports, refusals)) ?? VALUES.map((name) => exports[name]).find(isAdapter);
    if (adapter !== undefined) return adapter;
  }
  if (refusals.length > 0) throw refusals[0];
  return null;
}

async function made(exports: Exports, refusals: unknown[]): Promise<AgentExecutionAdapter | undefined> {
  for (const name of MAKERS) {
    const make = exports[name];
    if (typeof make !== "function") continue;
    try {
      const adapter: unknown = await make();
      if (isAdapter(adapter)) return adapter;
    } catch (thrown) {
      refusals.push(thrown);
    }
  }
  return undefined;
}

function isAdapter(value: unknown): value is AgentExecutionAdapter {
  const type = typeof value === "object" && value !== null ? (value as { type?: unknown }).type : undefined;
  return typeof type === "string" && type !== "";
}
