import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ACT-001", [
  {
    name: "event-with-a-field-more",
    fault: "Adds fields of its CLI's own records to the events.",
    sabotage: (host) => changeEvents(host, (event) => [{ ...event, session_id: "zz" } as never]),
  },
  {
    name: "tool-result-alone",
    fault: "Streams what tools gave and not that they were called.",
    sabotage: (host) => changeEvents(host, (event) => (event.kind === "tool_use" ? [] : [event])),
  },
]);
