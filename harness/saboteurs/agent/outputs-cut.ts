import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-plugin.ts";

export default {
  name: "outputs-cut",
  invariant: "INV-AGENT-ACT-002",
  fault: "Shows the first 2000 characters of each string.",
  sabotage: (host) =>
    changeEvents(host, (event) => [
      JSON.parse(JSON.stringify(event), (_, value) =>
        typeof value === "string" ? value.slice(0, 2000) : value,
      ),
    ]),
} satisfies Saboteur<AgentHost>;
