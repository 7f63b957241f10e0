import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "ticks-of-all-so-far",
  invariant: "INV-SESSION-USAGE-001",
  fault: "Tells in each tick all that the session used so far: the sum is too much.",
  sabotage: (host) =>
    changeSession(host, (adapter) => {
      let seconds = 0;
      return {
        usageTick() {
          const tick = adapter.usageTick?.() ?? null;
          seconds += tick?.seconds ?? 0;
          return tick === null ? null : { ...tick, seconds };
        },
      };
    }),
} satisfies Saboteur<SessionHost>;
