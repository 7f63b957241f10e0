import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { recordedStdout } from "../../kit/recorded-stdout.ts";
import type { Saboteur } from "../../saboteur.ts";

const REASONING = /"(thinking|reasoning)((_?output)?_?tokens)?":\s*[1-9]/i;

export default {
  name: "reasoning-twice",
  invariant: "INV-CLI-USAGE-002",
  fault: "Adds reasoning tokens to an output that holds them (langfuse/codex-observability-plugin#22).",
  skip: (adapter) =>
    recordedStdout(adapter).some((text) => REASONING.test(text))
      ? null
      : "no recording counts reasoning tokens",
  sabotage: (adapter) =>
    changeUsage(adapter, (usage) =>
      withTotal({ ...usage, outputTokens: usage.outputTokens + (usage.reasoningTokens ?? 0) }),
    ),
} satisfies Saboteur;
