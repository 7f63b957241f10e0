import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim, withoutText } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-013", [
  {
    name: "stop-reason-lost",
    fault: "Never says why a run stopped (no public report found).",
    skip: withoutClaim("stopReason"),
    sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, stopReason: null })),
  },
  {
    name: "every-end-is-a-good-turn",
    fault: "Says of every run that the model ended its turn (openai/codex#36562).",
    skip: withoutClaim("stopReason"),
    sabotage: (adapter) => changeOutcome(adapter, (outcome) => ({ ...outcome, stopReason: "end_turn" })),
  },
  {
    name: "text-ended-its-turn",
    fault: "Says of every answer in plain text that the model ended its turn (no public report found).",
    skip: (adapter) => withoutClaim("stopReason")(adapter) ?? withoutText(adapter),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        seen.options.outputFormat === "text" && outcome.status === "ok"
          ? { ...outcome, stopReason: "end_turn" }
          : outcome,
      ),
  },
  {
    name: "cut-answer-ended-its-turn",
    fault: "Takes an answer that was cut at the limit of tokens for a whole one (no public report found).",
    skip: withoutClaim("stopReason"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.stopReason === "max_tokens" ? { ...outcome, stopReason: "end_turn" } : outcome,
      ),
  },
  {
    name: "cancelled-without-a-reason",
    fault: "Does not say that a run stopped because it was cancelled (no public report found).",
    skip: withoutClaim("stopReason"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.stopReason === "cancelled" ? { ...outcome, stopReason: null } : outcome,
      ),
  },
]);
