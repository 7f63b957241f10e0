import { changeUsage } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cache-kinds-swapped",
  invariant: "INV-CLI-USAGE-002",
  fault: "Takes tokens written to the cache for tokens read from it (blueberrycongee/termcanvas#60).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, ({ cacheReadTokens, cacheCreationTokens }) => ({
      cacheReadTokens: cacheCreationTokens,
      cacheCreationTokens: cacheReadTokens,
    })),
} satisfies Saboteur;
