import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-START-001", [
  {
    name: "pid-of-the-host",
    fault: "Returns the pid of a process that is not the session's.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async startSession(args) {
          await adapter.startSession(args);
          return { sessionPid: process.pid };
        },
      })),
  },
  {
    name: "starts-elsewhere",
    fault: "Starts the session in the host's own folder.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        startSession: (args) => adapter.startSession({ ...args, repoPath: process.cwd() }),
      })),
  },
]);
