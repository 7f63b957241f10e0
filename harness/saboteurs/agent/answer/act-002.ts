import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ACT-002", [
  {
    name: "inputs-scrubbed",
    fault: "Takes what looks like a key out of the events.",
    sabotage: (host) =>
      changeEvents(host, (event) => [
        JSON.parse(JSON.stringify(event).replace(/sk-ant-[\w-]+/g, "[redacted]")),
      ]),
  },
  {
    name: "outputs-cut",
    fault: "Shows the first 2000 characters of each string.",
    sabotage: (host) =>
      changeEvents(host, (event) => [
        JSON.parse(JSON.stringify(event), (_, value) =>
          typeof value === "string" ? value.slice(0, 2000) : value,
        ),
      ]),
  },
]);
