import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "raw-records-as-content",
  invariant: "INV-AGENT-RESULT-001",
  fault: "Gives what the CLI printed as the answer.",
  sabotage: (host) =>
    changeRun(host, {
      after: (result) => ({ ...result, content: JSON.stringify({ type: "result", result: result.content }) }),
    }),
} satisfies Saboteur<AgentHost>;
