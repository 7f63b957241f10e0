import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "escapes-around-records-kept",
  invariant: "INV-CLI-PARSE-004",
  fault:
    "Strips nothing, so that a coloured line is no record and a message keeps its colours (utensils/claudette#982).",
  sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/[\x1b\x80-\x9f]/g, shield)),
} satisfies Saboteur;
