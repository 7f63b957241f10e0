import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { withTotal } from "../../kit/change-usage.ts";
import { someOutcome } from "../../kit/some-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "estimate-by-bytes",
  invariant: "INV-CLI-USAGE-004",
  fault: "Estimates one token for each character (openkursar/hello-halo#391 shows runs without figures).",
  skip: (adapter) => (someOutcome(adapter, isEstimated) ? null : "the adapter estimates nothing"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      if (!outcome.usage?.estimated) return outcome;
      return {
        ...outcome,
        usage: withTotal({ ...outcome.usage, outputTokens: outcome.usage.outputTokens * 4 }),
      };
    }),
} satisfies Saboteur;

function isEstimated({ usage }: Outcome): boolean {
  return usage?.estimated === true;
}
