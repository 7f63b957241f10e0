import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-INPUT-002", [
  {
    name: "input-into-nothing",
    fault: "Accepts input for a session that is over, and drops it.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({ sendInput: (data) => adapter.sendInput(data).catch(() => {}) })),
  },
]);
