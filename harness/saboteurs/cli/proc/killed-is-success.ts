import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "killed-is-success",
  invariant: "INV-CLI-PROC-006",
  fault: "Turns the missing exit code of a killed process into 0 (open-gsd/gsd-pi#2040).",
  sabotage: (adapter) =>
    withShell(adapter, {
      exit: ({ code }) => ({ code: code ?? 0, signal: null, timedOut: false, aborted: false }),
    }),
} satisfies Saboteur;
