import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "zero-for-unknown",
  invariant: "INV-CLI-USAGE-004",
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
} satisfies Saboteur;
