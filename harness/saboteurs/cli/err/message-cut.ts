import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "message-cut",
  invariant: "INV-CLI-ERR-006",
  fault: "Cuts the reason after sixteen characters (majiayu000/harness#1783 lost all of it).",
  sabotage: (adapter) => changeError(adapter, ({ message }) => ({ message: message.slice(0, 16) })),
} satisfies Saboteur;
