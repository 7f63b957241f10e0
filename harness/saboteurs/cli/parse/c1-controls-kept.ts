import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "c1-controls-kept",
  invariant: "INV-CLI-PARSE-004",
  fault:
    "Knows the seven-bit introducers and not the same as one 8-bit C1 character; no public report found.",
  sabotage: (adapter) =>
    shieldCharacters(adapter, () => (line) => line.replace(/[\x80-\x84\x86-\x9f]/g, shield)),
} satisfies Saboteur;
