import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "readline",
  invariant: "INV-CLI-PARSE-006",
  fault:
    "Reads lines as node:readline does, which a lone CR ends too (openai/codex#33617 on the same reader).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/\r(?!$)/g, "\n")),
} satisfies Saboteur;
