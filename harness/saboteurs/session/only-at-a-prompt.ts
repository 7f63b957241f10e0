import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "only-at-a-prompt",
  invariant: "INV-SESSION-POLICY-001",
  fault: "Knows a command by the prompt of a shell ahead of it, and none that a CLI shows as its tool.",
  sabotage: (host) =>
    changeEvents(host, (event) =>
      event.type === "REQUEST_APPROVAL" && event.category === "deps_add" ? [] : [event],
    ),
} satisfies Saboteur<SessionHost>;
