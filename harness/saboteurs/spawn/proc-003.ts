import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-PROC-003", [
  {
    name: "interactive-is-zero",
    fault: "Returns 0 from an interactive start, whatever exit code the CLI had.",
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
  },
]);
