import { changeOutcome } from "../../kit/change-outcome.ts";
import { withTotal } from "../../kit/change-usage.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "estimate-not-flagged",
  invariant: "INV-CLI-USAGE-004",
  fault:
    "Passes an estimate off as figures of the CLI (openkursar/hello-halo#391 shows runs without figures).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      if (outcome.usage != null && !outcome.usage.estimated) return outcome;
      const outputTokens = Math.max(1, Math.ceil(outcome.messages.join("").length / 4));
      const guess = {
        inputTokens: 1,
        outputTokens,
        cacheReadTokens: 0,
        cacheCreationTokens: 0,
        totalTokens: 0,
      };
      return { ...outcome, usage: withTotal({ ...guess, ...outcome.usage, estimated: false }) };
    }),
} satisfies Saboteur;
