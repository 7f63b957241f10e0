import { changeEvents } from "../../kit/change-events.ts";
import { withoutSubAgents } from "../../kit/sub-agents.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "parent-call-lost",
  invariant: "INV-CLI-EVENT-005",
  fault: "Tells what a sub-agent does and not whose it is (SawyerHood/omegacode#3).",
  skip: withoutSubAgents,
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => {
      if (!("parent_tool_call_id" in event)) return [event];
      const { parent_tool_call_id: _parent, ...rest } = event;
      return [rest as typeof event];
    }),
} satisfies Saboteur;
