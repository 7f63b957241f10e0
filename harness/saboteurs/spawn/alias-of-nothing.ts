import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "alias-of-nothing",
  invariant: "INV-SPAWN-SHAPE-001",
  fault: "A short alias means a model that was taken off the list.",
  sabotage: (host) => ({
    ...host,
    adapter: { ...host.adapter, shortAliases: { ...host.adapter.shortAliases, zz: "zz-gone" } },
  }),
} satisfies Saboteur<SpawnHost>;
