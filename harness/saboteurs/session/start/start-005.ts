import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-START-005", [
  {
    name: "started-without-version",
    fault: "Reports that the provider started without asking for its version.",
    sabotage: (host) =>
      changeEvents(host, (event) => [
        event.type === "PROVIDER_STARTED" ? { ...event, version: "latest" } : event,
      ]),
  },
]);
