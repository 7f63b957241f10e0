import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-INPUT-001", [
  {
    name: "input-by-words",
    fault: "Trims the session's input, so that keys and Enter are lost.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({ sendInput: (data) => adapter.sendInput(data.trim()) })),
  },
]);
