import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { changeOutcome, withTotal } from "../../kit/change-outcome.ts";
import { someOutcome } from "../../kit/some-outcome.ts";
import { saboteursOf } from "../../saboteur.ts";

function isEstimated({ usage }: Outcome): boolean {
  return usage?.estimated === true;
}

export default saboteursOf("INV-CLI-USAGE-004", [
  {
    name: "estimate-by-bytes",
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
  },
  {
    name: "estimate-not-flagged",
    fault:
      "Reports an estimate as figures of the CLI (openkursar/hello-halo#391 shows runs without figures).",
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
  },
  {
    name: "zero-for-unknown",
    fault: "Reports no tokens at all where the CLI shows no figures (MoonshotAI/kimi-cli#264).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        if (outcome.usage != null && !outcome.usage.estimated) return outcome;
        const none = {
          inputTokens: 0,
          outputTokens: 0,
          cacheReadTokens: 0,
          cacheCreationTokens: 0,
          totalTokens: 0,
        };
        return { ...outcome, usage: { ...none, estimated: false } };
      }),
  },
]);
