import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-ENV-001", [
  {
    name: "environment-of-the-host",
    fault: "Passes the host's whole environment to the session.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        startSession: (args) =>
          adapter.startSession({ ...args, env: { ...(process.env as Record<string, string>), ...args.env } }),
      })),
  },
]);
