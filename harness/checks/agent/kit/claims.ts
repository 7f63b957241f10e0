import type {
  AgentActivityEvent,
  AgentHost,
  AgentPlugin,
  AgentRunRequest,
  AgentRunResult,
  InitResult,
  PluginContext,
} from "../../../../contracts/agent/v1/agent-adapter.ts";
import { findProvider } from "../../../driver/registry.ts";
import { type AgentBench, ready, request, settled } from "./agent-check.ts";

export const NO_QUOTA = "its capabilities say that it reports no quota";

/** Why nothing is known of a host's quota by HTTP. */
export const NO_QUOTA_CONFIG =
  "the module exports no quotaConfig: it cannot be made to ask a server of the check's for its quota";

export async function claimsQuota(host: AgentHost): Promise<boolean> {
  return (await ready(host)).getCapabilities().supports_quota_reporting;
}

/** How a provider's CLI takes its prompt, by the built-in adapter for it; one that no one knows takes it by stdin. */
export async function promptStyle(provider: string): Promise<"stdin" | "arg" | "file"> {
  const found = await findProvider(provider);
  return ("adapter" in found ? found.adapter.manifest.promptStyle : undefined) ?? "stdin";
}

/** A plugin with what the document says that its template methods call: a check may put its own in place. */
export interface InnerPlugin extends AgentPlugin {
  readonly context?: PluginContext;
  doInitialize?(config: Record<string, unknown>): Promise<InitResult>;
  doRun?(request: AgentRunRequest): Promise<AgentRunResult>;
}

/** The events of a run, in their order. */
export async function activityOf(
  bench: AgentBench,
  what: Parameters<AgentBench["play"]>[0],
): Promise<AgentActivityEvent[]> {
  const events: AgentActivityEvent[] = [];
  const on_activity = (event: AgentActivityEvent) => void events.push(event);
  await bench.play(what, async (cwd) =>
    settled((await ready(bench.host)).run(request({ cwd, on_activity }))),
  );
  return events;
}

export async function claimsActivity({ host }: AgentBench): Promise<boolean> {
  return (await ready(host)).getCapabilities().supports_activity_streaming;
}
