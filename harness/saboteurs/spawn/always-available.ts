import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "always-available",
  invariant: "INV-SPAWN-AVAIL-001",
  fault: "Takes a CLI for available without looking.",
  sabotage: (host) => ({
    ...host,
    adapter: { ...host.adapter, isAvailable: async () => ({ available: true }) },
  }),
} satisfies Saboteur<SpawnHost>;
