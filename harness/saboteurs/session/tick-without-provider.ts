import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "tick-without-provider",
  invariant: "INV-SESSION-USAGE-001",
  fault: "Bills every provider as one.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      usageTick() {
        const tick = adapter.usageTick?.() ?? null;
        return tick === null ? null : { ...tick, provider: "agent" };
      },
    })),
} satisfies Saboteur<SessionHost>;
