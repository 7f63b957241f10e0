import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "takeover-only-told",
  invariant: "INV-SESSION-CONTROL-001",
  fault: "Notes that a person took over, and holds the session up all the same.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      setControl: (mode) => adapter.setControl?.(mode === "human_led" ? "agent_led" : mode),
    })),
} satisfies Saboteur<SessionHost>;
