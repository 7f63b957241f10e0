import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "foreman-always-types",
  invariant: "INV-SESSION-CONTROL-001",
  fault: "Lets another session type whoever leads.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({ sendDelegatedInput: (data) => adapter.sendInput(data) })),
} satisfies Saboteur<SessionHost>;
