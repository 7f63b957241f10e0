import { changeLines } from "../../kit/change-lines.ts";
import { asTopLevel, withoutSubAgents } from "../../kit/sub-agents.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "sub-agent-is-top-level",
  invariant: "INV-CLI-EVENT-005",
  fault:
    "Does not ask whose a record is, so that a sub-agent's text stands among the agent's own (SawyerHood/omegacode#3).",
  skip: withoutSubAgents,
  sabotage: (adapter) =>
    changeLines(adapter, () => (line, stream) => (stream === "out" ? asTopLevel(line) : line)),
} satisfies Saboteur;
