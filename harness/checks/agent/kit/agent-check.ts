import type {
  AgentHost,
  AgentPlugin,
  AgentRunRequest,
  AgentRunResult,
  PluginContext,
} from "../../../../contracts/agent/v1/agent-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { type HostBench, hostChecks } from "../../kit/hosts/host-check.ts";

export const PROMPT = "Say hello.";

export type AgentBench = HostBench<AgentHost>;
type Playable = Parameters<AgentBench["play"]>[0];
export type Faults = Parameters<AgentBench["play"]>[2];

/** Makes a check of `agent/v1`: it passes unless `attack` throws a CheckFailure or returns another result. */
export const agentCheck = hostChecks<AgentHost>({
  answer: async (host, cwd) => (await (await ready(host)).run(request({ cwd }))).content,
});

/** A context whose logger says nothing and whose store is a map. */
export function quietContext(): PluginContext {
  const state = new Map<string, unknown>();
  const say = () => {};
  return {
    logger: { debug: say, info: say, warn: say, error: say },
    stateStore: {
      get: async (key) => state.get(key),
      set: async (key, value) => void state.set(key, value),
      delete: async (key) => void state.delete(key),
    },
  };
}

/** A plugin that is initialized. @throws CheckFailure when it does not take its own good configuration. */
export async function ready(
  { create, validConfig }: AgentHost,
  { config = {}, now }: { config?: Record<string, unknown>; now?: () => number } = {},
): Promise<AgentPlugin> {
  const plugin = create(quietContext(), now);
  const result = await plugin.initialize({ ...validConfig, ...config });
  assertHolds(result?.success === true, {
    message: "the plugin does not take a good configuration",
    expected: '{"success":true,"message":null}',
    actual: JSON.stringify(result) ?? "undefined",
  });
  return plugin;
}

export function request(given: Partial<AgentRunRequest> = {}): AgentRunRequest {
  return { prompt: PROMPT, system_prompt: null, cwd: null, ...given };
}

/** The result of a run, or what it threw. */
export type Ran = { result: AgentRunResult } | { thrown: unknown };

export function settled(run: Promise<AgentRunResult>): Promise<Ran> {
  return run.then(
    (result) => ({ result }),
    (thrown: unknown) => ({ thrown }),
  );
}

/** What the host makes of a fixture, or of a folder that a stand-in can play, with what the stand-in saw. */
export function ranWith(
  bench: AgentBench,
  what: Playable,
  given: Partial<AgentRunRequest> = {},
  { config, faults }: { config?: Record<string, unknown>; faults?: Faults } = {},
) {
  return bench.play(
    what,
    async (cwd) =>
      settled((await ready(bench.host, { ...(config && { config }) })).run(request({ cwd, ...given }))),
    faults,
  );
}

/** The result of a run that must have one. */
export function resultOf(ran: Ran, fixture: string): AgentRunResult {
  assertHolds("result" in ran, {
    fixture,
    message: "a run that the CLI ended well is no success",
    expected: "a result",
    actual: "thrown" in ran ? String(ran.thrown) : "",
  });
  return ran.result;
}

/** The `error` of what a run must have thrown, or the whole of it where it has none. */
export function errorOf(ran: Ran, fixture?: string): Record<string, unknown> {
  assertHolds("thrown" in ran, {
    ...(fixture !== undefined && { fixture }),
    message: "a run that failed gives a result",
    expected: "an AdapterMethodError",
    actual: "result" in ran ? JSON.stringify(ran.result) : "",
  });
  const { error } = (ran.thrown ?? {}) as { error?: unknown };
  return (typeof error === "object" && error !== null ? error : { thrown: String(ran.thrown) }) as Record<
    string,
    unknown
  >;
}
