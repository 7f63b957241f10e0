import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "signal-ignored",
  invariant: "INV-AGENT-ABORT-001",
  fault: "Takes a signal and does not listen to it.",
  sabotage: (host) => changeRun(host, { before: ({ signal: _, ...request }) => request }),
} satisfies Saboteur<AgentHost>;
