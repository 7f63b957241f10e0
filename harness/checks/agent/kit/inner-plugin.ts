import type {
  AgentPlugin,
  AgentRunRequest,
  AgentRunResult,
  InitResult,
  PluginContext,
} from "../../../../contracts/agent/v1/agent-adapter.ts";

/** A plugin with what the document says that its template methods call: a check may put its own in place. */
export interface InnerPlugin extends AgentPlugin {
  readonly context?: PluginContext;
  doInitialize?(config: Record<string, unknown>): Promise<InitResult>;
  doRun?(request: AgentRunRequest): Promise<AgentRunResult>;
}
