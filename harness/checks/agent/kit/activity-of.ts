import type { AgentActivityEvent } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { type AgentBench, ready, request, settled } from "./agent-check.ts";

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
