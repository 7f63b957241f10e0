import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "manifest-without-provider-type",
  invariant: "INV-AGENT-MANIFEST-001",
  fault: "Does not say what kind of provider it is.",
  sabotage: (host) => ({
    ...host,
    manifest: { ...host.manifest, adapter_meta: { provider: host.manifest.adapter_meta.provider } },
  }),
} satisfies Saboteur<AgentHost>;
