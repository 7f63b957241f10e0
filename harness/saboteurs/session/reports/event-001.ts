import type { ProviderEvent, SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-EVENT-001", [
  {
    name: "event-of-its-own",
    fault:
      "Reports touched files under an event name that the interface does not have, as the document's own test list does.",
    sabotage: (host) =>
      changeEvents(host, (event) => [
        event.type === "HINT_FILES_TOUCHED"
          ? ({ ...event, type: "FILE_TOUCHED" } as unknown as ProviderEvent)
          : event,
      ]),
  },
]);
