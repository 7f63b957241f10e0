import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-AVAIL-001", [
  {
    name: "always-available",
    fault: "Reports a CLI as available without checking.",
    sabotage: (host) => ({
      ...host,
      adapter: { ...host.adapter, isAvailable: async () => ({ available: true }) },
    }),
  },
  {
    name: "unavailable-without-reason",
    fault: "Says that the CLI is not there, and not why.",
    sabotage: (host) => ({
      ...host,
      adapter: {
        ...host.adapter,
        isAvailable: async () => ({ available: (await host.adapter.isAvailable()).available }),
      },
    }),
  },
]);
