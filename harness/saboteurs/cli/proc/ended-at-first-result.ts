import { nextStep } from "../../../../adapters/shared/run/run-clock.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "ended-at-first-result",
  invariant: "INV-CLI-PROC-007",
  fault: "Ends the CLI at its first result, in the middle of what it does next (HKUDS/OpenHarness#204).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    withShell(adapter, {
      nextStep: (now, times, settings, isSettled) =>
        nextStep(now, times, { ...settings, lingerMs: 20 }, isSettled),
    }),
} satisfies Saboteur;
