import type { Saboteur } from "../saboteur.ts";
import { changeUsage, withTotal } from "../wrap/change-usage.ts";
import { withoutClaim } from "../wrap/claims.ts";

export default {
  name: "cache-lost",
  invariant: "INV-CLI-USAGE-002",
  fault: "Does not report cached tokens (kenn-io/agentsview#362).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage) => withTotal({ ...usage, cacheReadTokens: 0, cacheCreationTokens: 0 })),
} satisfies Saboteur;
