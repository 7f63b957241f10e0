import { changeOutcome } from "../../kit/change-outcome.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import { subAgentParent, withoutSubAgents } from "../../kit/sub-agents.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "sub-agent-text-as-answer",
  invariant: "INV-CLI-EVENT-005",
  fault: "Takes the last text of any agent for the answer (SawyerHood/omegacode#3).",
  skip: withoutSubAgents,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const texts = seen
        .records()
        .filter((record) => record.type === "assistant" && subAgentParent(record) !== null)
        .flatMap((record) => valuesOf(record, "text"))
        .filter((text) => typeof text === "string");
      return outcome.content === null ? outcome : { ...outcome, content: texts.at(-1) ?? outcome.content };
    }),
} satisfies Saboteur;
