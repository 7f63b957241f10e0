import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "invented-retry-after",
  invariant: "INV-CLI-ERR-004",
  fault: "Tells a wait of a minute that the output does not tell (agent-of-empires/agent-of-empires#3152).",
  sabotage: (adapter) =>
    changeError(adapter, ({ category, retryAfterMs }) =>
      category === "rate_limit" && retryAfterMs == null
        ? { retryAfterMs: 60_000, suggestedDelayMs: 60_000 }
        : {},
    ),
} satisfies Saboteur;
