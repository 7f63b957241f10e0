import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-PROC-002", [
  {
    name: "activity-never-reported",
    fault: "Accepts a listener and never calls it.",
    sabotage: (host) => ({
      ...host,
      adapter: { ...host.adapter, spawn: ({ onActivity: _, ...options }) => host.adapter.spawn(options) },
    }),
  },
]);
