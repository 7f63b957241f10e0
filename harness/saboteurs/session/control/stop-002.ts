import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-STOP-002", [
  {
    name: "second-stop-rejects",
    fault: "Rejects a stop when the session has already ended.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async stop() {
          if (adapter.metadata?.() == null) throw new Error("no session");
          await adapter.stop();
        },
      })),
  },
]);
