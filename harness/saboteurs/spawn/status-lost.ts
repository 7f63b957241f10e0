import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "status-lost",
  invariant: "INV-SPAWN-ERR-002",
  fault: "Never looks for an HTTP status.",
  sabotage: (host) => changeResult(host, ({ apiErrorStatus: _, ...result }) => result),
} satisfies Saboteur<SpawnHost>;
