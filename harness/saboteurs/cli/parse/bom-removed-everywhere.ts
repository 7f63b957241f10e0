import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "bom-removed-everywhere",
  invariant: "INV-CLI-PARSE-006",
  fault: "Removes U+FEFF inside strings too, where it is data (NousResearch/hermes-agent#57870).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replaceAll("\uFEFF", "")),
} satisfies Saboteur;
