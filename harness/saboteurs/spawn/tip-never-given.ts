import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "tip-never-given",
  invariant: "INV-SPAWN-DETAIL-002",
  fault: "Says that a model is not there, and not what to do.",
  sabotage: (host) => ({
    ...host,
    formatExitDetail: (result, model) =>
      host.formatExitDetail?.(result, model).replace(/\n.*Tip:.*/, "") ?? "",
  }),
} satisfies Saboteur<SpawnHost>;
