import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "undefined-as-detail",
  invariant: "INV-SPAWN-DETAIL-001",
  fault: "Says undefined where nothing is known.",
  sabotage: (host) => ({
    ...host,
    formatExitDetail: (result, model) =>
      host.formatExitDetail?.(result, model) || `\n  ${result.errorMessage} (HTTP ${result.apiErrorStatus})`,
  }),
} satisfies Saboteur<SpawnHost>;
