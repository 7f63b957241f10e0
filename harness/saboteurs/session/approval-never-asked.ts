import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "approval-never-asked",
  invariant: "INV-SESSION-POLICY-001",
  fault: "Leaves approvals to the CLI.",
  sabotage: (host) => changeEvents(host, (event) => (event.type === "REQUEST_APPROVAL" ? [] : [event])),
} satisfies Saboteur<SessionHost>;
