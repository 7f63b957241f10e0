import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeEvents } from "../change-events.ts";

export default {
  name: "pieces-decoded-apart",
  invariant: "INV-SESSION-STREAM-001",
  fault: "Decodes each piece of output by itself, so that characters between two pieces are lost.",
  sabotage: (host) =>
    changeEvents(host, (event) => [
      event.type === "PROVIDER_MESSAGE"
        ? { ...event, text: event.text.replace(/[^\x00-\x7f]+/g, "\ufffd") }
        : event,
    ]),
} satisfies HostSaboteur<SessionHost>;
