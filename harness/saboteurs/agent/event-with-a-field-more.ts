import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-plugin.ts";

export default {
  name: "event-with-a-field-more",
  invariant: "INV-AGENT-ACT-001",
  fault: "Adds what its own CLI tells to the events.",
  sabotage: (host) => changeEvents(host, (event) => [{ ...event, session_id: "zz" } as never]),
} satisfies Saboteur<AgentHost>;
