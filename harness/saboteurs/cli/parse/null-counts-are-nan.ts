import { changeUsage } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "null-counts-are-nan",
  invariant: "INV-CLI-PARSE-009",
  fault: "Adds up token counts that are null (agentclientprotocol/claude-agent-acp#565).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (_usage, seen) => {
      const counts = [
        "input_tokens",
        "inputTokens",
        "output_tokens",
        "outputTokens",
        "prompt_tokens",
        "completion_tokens",
      ];
      // `tokens: {input, output}`, or `usage`: elsewhere those names are a tool's.
      const inTokens = (record: unknown) =>
        [...valuesOf(record, "tokens"), ...valuesOf(record, "usage")].flatMap((tokens) =>
          ["input", "output"].flatMap((key) => valuesOf(tokens, key)),
        );
      const odd = seen
        .records()
        .some((record) =>
          [...counts.flatMap((key) => valuesOf(record, key)), ...inTokens(record)].some(
            (count) => typeof count !== "number",
          ),
        );
      return odd ? { inputTokens: Number.NaN, totalTokens: Number.NaN } : {};
    }),
} satisfies Saboteur;
