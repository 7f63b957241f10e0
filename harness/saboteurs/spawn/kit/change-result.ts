import type { SpawnHost, SpawnResult } from "../../../../contracts/spawn/v1/provider-adapter.ts";

/** A host whose `spawn` gives back something else than it should. */
export function changeResult(host: SpawnHost, change: (result: SpawnResult) => SpawnResult): SpawnHost {
  const { adapter } = host;
  return {
    ...host,
    adapter: { ...adapter, spawn: async (options) => change(await adapter.spawn(options)) },
  };
}
