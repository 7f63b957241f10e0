import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-STOP-001", [
  {
    name: "stop-only-asks",
    fault: "Sends SIGTERM to the session's process, and does not look whether it ends.",
    sabotage: (host) =>
      changeSession(host, (adapter) => {
        let started: { sessionPid: number } | null = null;
        return {
          async startSession(args) {
            started = await adapter.startSession(args);
            return started;
          },
          async stop() {
            if (started !== null) process.kill(started.sessionPid, "SIGTERM");
          },
        };
      }),
  },
]);
