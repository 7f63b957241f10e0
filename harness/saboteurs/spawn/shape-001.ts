import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-SHAPE-001", [
  {
    name: "alias-of-nothing",
    fault: "A short alias means a model that was taken off the list.",
    sabotage: (host) => ({
      ...host,
      adapter: { ...host.adapter, shortAliases: { ...host.adapter.shortAliases, zz: "zz-gone" } },
    }),
  },
]);
