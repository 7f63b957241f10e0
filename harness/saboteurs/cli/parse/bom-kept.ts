import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "bom-kept",
  invariant: "INV-CLI-PARSE-006",
  fault: "Leaves the byte order mark before the first record (rpamis/comet#348).",
  sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/^\uFEFF/, shield)),
} satisfies Saboteur;
