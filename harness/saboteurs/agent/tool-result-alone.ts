import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-plugin.ts";

export default {
  name: "tool-result-alone",
  invariant: "INV-AGENT-ACT-001",
  fault: "Streams what tools gave and not that they were called.",
  sabotage: (host) => changeEvents(host, (event) => (event.kind === "tool_use" ? [] : [event])),
} satisfies Saboteur<AgentHost>;
