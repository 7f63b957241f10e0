import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "splits-like-python",
  invariant: "INV-CLI-PARSE-006",
  fault:
    "Ends a line wherever str.splitlines() does: at VT, FF, FS, GS, RS and NEL too (openai/codex#45727 for other readers).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/[\v\f\x1c-\x1e\x85]/g, "\n")),
} satisfies Saboteur;
