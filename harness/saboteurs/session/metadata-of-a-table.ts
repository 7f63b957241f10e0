import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "metadata-of-a-table",
  invariant: "INV-SESSION-META-001",
  fault: "Puts other capabilities into the metadata than the session has.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      metadata() {
        const told = adapter.metadata?.() ?? null;
        return told === null
          ? null
          : { ...told, capabilities: { ...told.capabilities, ptyStreaming: false } };
      },
    })),
} satisfies Saboteur<SessionHost>;
