import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "generic-message",
  invariant: "INV-CLI-ERR-006",
  fault: "Tells the exit code in the place of the reason (kunchenguid/gnhf#159).",
  sabotage: (adapter) =>
    changeError(adapter, (_error, { exit }) => ({ message: `the CLI exited with code ${exit.code}` })),
} satisfies Saboteur;
