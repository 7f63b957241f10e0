import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "pid-of-the-host",
  invariant: "INV-SESSION-START-001",
  fault: "Gives back a pid that is not the session's.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      async startSession(args) {
        await adapter.startSession(args);
        return { sessionPid: process.pid };
      },
    })),
} satisfies Saboteur<SessionHost>;
