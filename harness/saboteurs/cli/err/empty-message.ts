import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "empty-message",
  invariant: "INV-CLI-ERR-006",
  fault: "Reports a failure without a message (anthropics/claude-code-action#823).",
  sabotage: (adapter) => changeError(adapter, () => ({ message: "" })),
} satisfies Saboteur;
