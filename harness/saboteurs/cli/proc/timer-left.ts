import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

/** Long after the check has looked, soon enough that the process which holds the saboteur can end. */
const TIMER_MS = 20_000;

export default {
  name: "timer-left",
  invariant: "INV-CLI-PROC-011",
  fault: "Does not clear the timer of its timeout when the run is over (no public report found).",
  sabotage: (adapter) => ({
    ...adapter,
    run(call, signal) {
      setTimeout(() => {}, TIMER_MS);
      return withShell(adapter, {}).run!(call, signal);
    },
  }),
} satisfies Saboteur;
