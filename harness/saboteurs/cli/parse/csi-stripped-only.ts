import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "csi-stripped-only",
  invariant: "INV-CLI-PARSE-004",
  fault: "Knows colour sequences and no operating system command: links stay (jee599/contextzip#13).",
  sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/\x1b(?!\[)/g, shield)),
} satisfies Saboteur;
