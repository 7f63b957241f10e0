import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "detect-rejects",
  invariant: "INV-SESSION-DETECT-001",
  fault: "Rejects when the CLI is not there.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      async detect() {
        const told = await adapter.detect();
        if (!told.installed) throw new Error("ENOENT");
        return told;
      },
    })),
} satisfies Saboteur<SessionHost>;
