import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-FILES-003", [
  {
    name: "one-room-for-all",
    fault: "Reports all files in the room of the first one.",
    sabotage: (host) =>
      changeEvents(host, (event) => [
        event.type === "HINT_FILES_TOUCHED" ? { ...event, roomPath: "cellar" } : event,
      ]),
  },
]);
