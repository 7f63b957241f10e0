import { withoutStdinPrompt } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

/** Where Linux ends one argument. */
const LIMIT = 128 * 1024;

export default {
  name: "prompt-cut",
  invariant: "INV-CLI-PROC-001",
  fault: "Cuts a long prompt without a word (anyrobert/cursor-api-proxy#14).",
  skip: withoutStdinPrompt,
  sabotage: (adapter) => ({
    ...adapter,
    invocation(request, config, cli) {
      const invocation = adapter.invocation(request, config, cli);
      return { ...invocation, stdin: invocation.stdin?.slice(0, LIMIT) ?? null };
    },
  }),
} satisfies Saboteur;
