import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-USAGE-001", [
  {
    name: "tick-without-provider",
    fault: "Bills every provider as one.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        usageTick() {
          const tick = adapter.usageTick?.() ?? null;
          return tick === null ? null : { ...tick, provider: "agent" };
        },
      })),
  },
  {
    name: "ticks-of-all-so-far",
    fault: "Reports in each tick the session's whole usage so far, so that the sum is too high.",
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
  },
]);
