import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "metadata-without-version",
  invariant: "INV-SESSION-META-001",
  fault: "Keeps no version of the CLI with the session.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      metadata() {
        const told = adapter.metadata?.() ?? null;
        return told === null ? null : { ...told, providerVersion: null };
      },
    })),
} satisfies Saboteur<SessionHost>;
