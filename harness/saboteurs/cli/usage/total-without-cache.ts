import { changeUsage } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "total-without-cache",
  invariant: "INV-CLI-USAGE-002",
  fault: "Leaves the cached tokens out of the total (patlux/pi-commandcode-provider#30).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage) => ({ totalTokens: usage.inputTokens + usage.outputTokens })),
} satisfies Saboteur;
