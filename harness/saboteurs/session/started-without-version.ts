import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "started-without-version",
  invariant: "INV-SESSION-START-005",
  fault: "Tells that the provider started without asking its version.",
  sabotage: (host) =>
    changeEvents(host, (event) => [
      event.type === "PROVIDER_STARTED" ? { ...event, version: "latest" } : event,
    ]),
} satisfies Saboteur<SessionHost>;
