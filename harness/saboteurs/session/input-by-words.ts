import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "input-by-words",
  invariant: "INV-SESSION-INPUT-001",
  fault: "Trims what is typed: keys and Enter are lost.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({ sendInput: (data) => adapter.sendInput(data.trim()) })),
} satisfies Saboteur<SessionHost>;
