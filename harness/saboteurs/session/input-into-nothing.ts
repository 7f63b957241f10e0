import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "input-into-nothing",
  invariant: "INV-SESSION-INPUT-002",
  fault: "Takes input for a session that is over, and drops it.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({ sendInput: (data) => adapter.sendInput(data).catch(() => {}) })),
} satisfies Saboteur<SessionHost>;
