import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "duration-of-the-cli",
  invariant: "INV-AGENT-RESULT-003",
  fault: "Believes the CLI, which counts neither its start nor its end.",
  sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, duration_ms: 12 }) }),
} satisfies Saboteur<AgentHost>;
