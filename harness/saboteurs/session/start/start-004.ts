import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-START-004", [
  {
    name: "second-start-wins",
    fault: "Ends the running session when another one is started.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async startSession(args) {
          await adapter.stop();
          return adapter.startSession(args);
        },
      })),
  },
]);
