import { mapStrings } from "../../kit/shield-characters.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-003", [
  {
    name: "coverage-gap-unexplained",
    fault: "Gives no reason for the error categories that no fixture shows (Q00/ouroboros#561).",
    sabotage: (adapter) => ({ ...adapter, manifest: { ...adapter.manifest, errorCoverage: {} } }),
  },
  {
    name: "coverage-reason-blank",
    fault: "Explains the gaps of its error coverage with an empty text (Q00/ouroboros#561).",
    sabotage: (adapter) => ({
      ...adapter,
      manifest: {
        ...adapter.manifest,
        errorCoverage: mapStrings(adapter.manifest.errorCoverage ?? {}, () => ""),
      },
    }),
  },
]);
