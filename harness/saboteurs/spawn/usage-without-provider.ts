import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "usage-without-provider",
  invariant: "INV-SPAWN-USAGE-001",
  fault: "Counts tokens and does not say whose.",
  sabotage: (host) =>
    changeResult(host, (result) =>
      result.usage === undefined ? result : { ...result, usage: { ...result.usage, provider: "" } },
    ),
} satisfies Saboteur<SpawnHost>;
