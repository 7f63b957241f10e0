import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "interactive-is-zero",
  invariant: "INV-SPAWN-PROC-003",
  fault: "Gives back 0 from an interactive start, whatever the CLI ended with.",
  sabotage: (host) => ({
    ...host,
    adapter: {
      ...host.adapter,
      spawnInteractive: async (...args) => {
        await host.adapter.spawnInteractive(...args);
        return 0;
      },
    },
  }),
} satisfies Saboteur<SpawnHost>;
