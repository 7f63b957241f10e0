import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "retry-after-unit-lost",
  invariant: "INV-CLI-ERR-004",
  fault: "Takes seconds for milliseconds (can1357/oh-my-pi#11014 on mixed hints).",
  sabotage: (adapter) =>
    changeError(adapter, ({ retryAfterMs }) =>
      retryAfterMs == null
        ? {}
        : { retryAfterMs: retryAfterMs / 1000, suggestedDelayMs: retryAfterMs / 1000 },
    ),
} satisfies Saboteur;
