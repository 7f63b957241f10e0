import { nextStep } from "../../../../adapters/shared/run/run-clock.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "lingerer-waited-for",
  invariant: "INV-CLI-PROC-007",
  fault: "Waits for the exit of a CLI that never exits after its result (OpenRouterLabs/spawn#340).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    withShell(adapter, {
      nextStep: (now, times, settings) => nextStep(now, times, settings, () => false),
    }),
} satisfies Saboteur;
