import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "stderr-chatter-as-reason",
  invariant: "INV-CLI-ERR-006",
  fault: "Prefers any line of stderr to the reason in the record (alexhawat/mergeCraft#445).",
  sabotage: (adapter) =>
    changeError(adapter, (error, seen) => ({
      message: seen.text("err").trim().split("\n").at(-1) || error.message,
    })),
} satisfies Saboteur;
