import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "always-installed",
  invariant: "INV-SESSION-DETECT-001",
  fault: "Takes a CLI for installed without looking.",
  sabotage: (host) =>
    changeSession(host, () => ({ detect: async () => ({ installed: true, version: "1.0.0" }) })),
} satisfies Saboteur<SessionHost>;
