import type { Saboteur } from "../saboteur.ts";
import { changeUsage, withTotal } from "../wrap/change-usage.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { tokenCounts } from "../wrap/token-counts.ts";

export default {
  name: "first-snapshot",
  invariant: "INV-CLI-USAGE-001",
  fault:
    "Takes the usage of the first line of a message, which was printed before it was known (titeya/dms-claudecode#52).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage, seen) =>
      withTotal({
        ...usage,
        ...seen
          .records()
          .map(tokenCounts)
          .find((counts) => counts !== undefined),
      }),
    ),
} satisfies Saboteur;
