import { changeEvents } from "../../kit/change-events.ts";
import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import { asTopLevel, subAgentParent, withoutSubAgents } from "../../kit/sub-agents.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-EVENT-005", [
  {
    name: "parent-call-lost",
    fault: "Tells what a sub-agent does and not whose it is (SawyerHood/omegacode#3).",
    skip: withoutSubAgents,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => {
        if (!("parent_tool_call_id" in event)) return [event];
        const { parent_tool_call_id: _parent, ...rest } = event;
        return [rest as typeof event];
      }),
  },
  {
    name: "sub-agent-is-top-level",
    fault:
      "Does not ask whose a record is, so that a sub-agent's text stands among the agent's own (SawyerHood/omegacode#3).",
    skip: withoutSubAgents,
    sabotage: (adapter) =>
      changeLines(adapter, () => (line, stream) => (stream === "out" ? asTopLevel(line) : line)),
  },
  {
    name: "sub-agent-text-as-answer",
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
  },
]);
