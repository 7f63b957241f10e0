import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "invented-reset",
  invariant: "INV-CLI-ERR-004",
  fault: "Makes up a reset time where the output shows none (agent-of-empires/agent-of-empires#3152).",
  sabotage: (adapter) =>
    changeError(adapter, ({ category, resetsAt }) =>
      (category === "rate_limit" || category === "quota") && resetsAt == null
        ? { resetsAt: "2030-01-01T01:00:00.000Z" }
        : {},
    ),
} satisfies Saboteur;
