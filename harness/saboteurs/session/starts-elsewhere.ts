import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "starts-elsewhere",
  invariant: "INV-SESSION-START-001",
  fault: "Starts the session in the host's own folder.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      startSession: (args) => adapter.startSession({ ...args, repoPath: process.cwd() }),
    })),
} satisfies Saboteur<SessionHost>;
