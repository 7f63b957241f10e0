import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-USAGE-001", [
  {
    name: "usage-without-provider",
    fault: "Reports tokens without the provider.",
    sabotage: (host) =>
      changeResult(host, (result) =>
        result.usage === undefined ? result : { ...result, usage: { ...result.usage, provider: "" } },
      ),
  },
]);
