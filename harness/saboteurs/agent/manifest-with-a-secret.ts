import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "manifest-with-a-secret",
  invariant: "INV-AGENT-MANIFEST-001",
  fault: "Asks for a key in place of the CLI.",
  sabotage: (host) => ({
    ...host,
    manifest: { ...host.manifest, requirements: [{ type: "env", name: "ANTHROPIC_API_KEY" }] },
  }),
} satisfies Saboteur<AgentHost>;
