import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-plugin.ts";

export default {
  name: "inputs-scrubbed",
  invariant: "INV-AGENT-ACT-002",
  fault: "Takes what looks like a key out of the events.",
  sabotage: (host) =>
    changeEvents(host, (event) => [
      JSON.parse(JSON.stringify(event).replace(/sk-ant-[\w-]+/g, "[redacted]")),
    ]),
} satisfies Saboteur<AgentHost>;
