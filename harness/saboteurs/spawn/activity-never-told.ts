import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "activity-never-told",
  invariant: "INV-SPAWN-PROC-002",
  fault: "Takes a listener and never calls it.",
  sabotage: (host) => ({
    ...host,
    adapter: { ...host.adapter, spawn: ({ onActivity: _, ...options }) => host.adapter.spawn(options) },
  }),
} satisfies Saboteur<SpawnHost>;
