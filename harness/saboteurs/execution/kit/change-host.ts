import type {
  AdapterExecutionContext,
  AdapterExecutionResult,
  AgentExecutionAdapter,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";

/** A host whose adapter has other fields. */
export function changeAdapter(host: ExecutionHost, changes: Partial<AgentExecutionAdapter>): ExecutionHost {
  return { ...host, adapter: { ...host.adapter, ...changes } };
}

/** A host whose `execute` does something else around the good one. */
export function changeExecute(
  host: ExecutionHost,
  execute: (
    ctx: AdapterExecutionContext,
    good: (ctx: AdapterExecutionContext) => Promise<AdapterExecutionResult>,
  ) => Promise<AdapterExecutionResult>,
): ExecutionHost {
  const good = host.adapter.execute!;
  return changeAdapter(host, { execute: (ctx) => execute(ctx, good) });
}

/** A host whose `execute` gives back something else than it should. */
export function changeResult(
  host: ExecutionHost,
  change: (result: AdapterExecutionResult) => AdapterExecutionResult,
): ExecutionHost {
  return changeExecute(host, async (ctx, good) => change(await good(ctx)));
}
