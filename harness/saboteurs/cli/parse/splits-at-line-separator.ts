import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "splits-at-line-separator",
  invariant: "INV-CLI-PARSE-006",
  fault: "Ends a line at U+2028 and U+2029, as node:readline does from Node 24 on (openai/codex#33617).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/[\u2028\u2029]/g, "\n")),
} satisfies Saboteur;
