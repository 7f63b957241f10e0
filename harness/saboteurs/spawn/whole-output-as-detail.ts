import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "whole-output-as-detail",
  invariant: "INV-SPAWN-DETAIL-001",
  fault: "Shows people all of the output.",
  sabotage: (host) => ({ ...host, formatExitDetail: ({ errorMessage, stdout }) => errorMessage ?? stdout }),
} satisfies Saboteur<SpawnHost>;
