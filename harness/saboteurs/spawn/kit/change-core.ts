import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { SpawnAdapterOptions, SpawnHost } from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { findProvider } from "../../../driver/registry.ts";
import { spawnAdapter } from "../../../hosts/spawn/facade/spawn-adapter.ts";

/** A host that starts its CLI through a changed adapter: what a caller's options cannot show. */
export function changeCore(host: SpawnHost, change: (adapter: Adapter) => Adapter): SpawnHost {
  const changed = async () => {
    const found = await findProvider(host.adapter.name);
    return "problem" in found ? host.adapter : spawnAdapter(change(found.adapter));
  };
  return {
    ...host,
    adapter: {
      ...host.adapter,
      spawn: async (options) => (await changed()).spawn(options),
      spawnInteractive: async (...args) => (await changed()).spawnInteractive(...args),
    },
  };
}

/** A host that is given other options than its caller's. */
export function changeOptions(
  host: SpawnHost,
  change: (options: SpawnAdapterOptions) => SpawnAdapterOptions,
): SpawnHost {
  const { adapter } = host;
  return { ...host, adapter: { ...adapter, spawn: (options) => adapter.spawn(change(options)) } };
}
