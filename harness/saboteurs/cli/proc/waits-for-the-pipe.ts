import { nextStep } from "../../../../adapters/shared/run/run-clock.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "waits-for-the-pipe",
  invariant: "INV-CLI-PROC-007",
  fault: "Waits until every pipe is closed, whoever holds it (anthropics/claude-code#25629).",
  sabotage: (adapter) =>
    withShell(adapter, {
      nextStep: (now, times, settings, isSettled) =>
        nextStep(now, { ...times, exitedAt: null }, settings, () => times.exitedAt === null && isSettled()),
    }),
} satisfies Saboteur;
