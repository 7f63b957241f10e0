import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeSession } from "../change-session.ts";

export default {
  name: "starts-elsewhere",
  invariant: "INV-SESSION-START-001",
  fault: "Starts the session in the host's own folder.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      startSession: (args) => adapter.startSession({ ...args, repoPath: process.cwd() }),
    })),
} satisfies HostSaboteur<SessionHost>;
