import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<AgentHost>("INV-AGENT-MANIFEST-001", [
  {
    name: "manifest-with-a-secret",
    fault: "Asks for a key in place of the CLI.",
    sabotage: (host) => ({
      ...host,
      manifest: { ...host.manifest, requirements: [{ type: "env", name: "ANTHROPIC_API_KEY" }] },
    }),
  },
  {
    name: "manifest-without-provider-type",
    fault: "Does not say what kind of provider it is.",
    sabotage: (host) => ({
      ...host,
      manifest: {
        ...host.manifest,
        adapter_meta: { provider: host.manifest.adapter_meta.provider } as never,
      },
    }),
  },
]);
