import type { SpawnActivity, SpawnResult } from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { findProvider } from "../../../driver/registry.ts";
import { type SpawnSettings, spawnAdapter, TaskError } from "./spawn-adapter.ts";

/** What an agent is started with, besides its prompt. */
export interface AgentOptions extends SpawnSettings {
  /** Id or alias of a provider; left out: claude. */
  provider?: string;
  model?: string;
  systemPrompt?: string;
  cwd?: string;
  signal?: AbortSignal;
  onActivity?(activity: SpawnActivity): void;
}

const DEFAULT_PROVIDER = "claude";

/**
 * Runs one agent on one prompt, by the provider's name.
 *
 * @param agent its name, for messages.
 * @throws TaskError when there is no such provider, or the agent takes longer than `timeoutMs`.
 */
export async function spawnAgentStream(
  agent: string,
  prompt: string,
  timeoutMs: number,
  { provider = DEFAULT_PROVIDER, config, env, inherit, ...options }: AgentOptions = {},
): Promise<SpawnResult> {
  const found = await findProvider(provider);
  if ("problem" in found) throw new TaskError(`${agent}: ${found.problem}`);
  const settings: SpawnSettings = {
    ...(config !== undefined && { config }),
    ...(env !== undefined && { env }),
    ...(inherit !== undefined && { inherit }),
  };
  return spawnAdapter(found.adapter, settings).spawn({ prompt, timeoutMs, ...options });
}
