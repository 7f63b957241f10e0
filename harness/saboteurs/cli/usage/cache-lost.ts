import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cache-lost",
  invariant: "INV-CLI-USAGE-002",
  fault: "Does not report cached tokens (kenn-io/agentsview#362).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage) => withTotal({ ...usage, cacheReadTokens: 0, cacheCreationTokens: 0 })),
} satisfies Saboteur;
