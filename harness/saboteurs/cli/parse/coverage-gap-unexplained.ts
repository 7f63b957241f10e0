import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "coverage-gap-unexplained",
  invariant: "INV-CLI-PARSE-003",
  fault: "Gives no reason for the error categories that no fixture shows (Q00/ouroboros#561).",
  sabotage: (adapter) => ({ ...adapter, manifest: { ...adapter.manifest, errorCoverage: {} } }),
} satisfies Saboteur;
