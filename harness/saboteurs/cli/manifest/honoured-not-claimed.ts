import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "honoured-not-claimed",
  invariant: "INV-CLI-MANIFEST-001",
  fault:
    "Reports what its manifest does not claim, so that no driver will look for it (monoes/monomind#191 on a grammar from documents).",
  sabotage: (adapter) => ({ ...adapter, manifest: { ...adapter.manifest, capabilities: {} } }),
} satisfies Saboteur;
