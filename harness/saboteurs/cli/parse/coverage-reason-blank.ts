import { mapStrings } from "../../kit/map-strings.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "coverage-reason-blank",
  invariant: "INV-CLI-PARSE-003",
  fault: "Explains the gaps of its error coverage with an empty text (Q00/ouroboros#561).",
  sabotage: (adapter) => ({
    ...adapter,
    manifest: {
      ...adapter.manifest,
      errorCoverage: mapStrings(adapter.manifest.errorCoverage ?? {}, () => ""),
    },
  }),
} satisfies Saboteur;
