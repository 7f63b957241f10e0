import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "unavailable-without-reason",
  invariant: "INV-SPAWN-AVAIL-001",
  fault: "Says that the CLI is not there, and not why.",
  sabotage: (host) => ({
    ...host,
    adapter: {
      ...host.adapter,
      isAvailable: async () => ({ available: (await host.adapter.isAvailable()).available }),
    },
  }),
} satisfies Saboteur<SpawnHost>;
