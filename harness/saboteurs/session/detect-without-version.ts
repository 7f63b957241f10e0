import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "detect-without-version",
  invariant: "INV-SESSION-DETECT-001",
  fault: "Looks whether the CLI is there and asks for no version.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      detect: async () => ({ installed: (await adapter.detect()).installed, details: "zz" }),
    })),
} satisfies Saboteur<SessionHost>;
