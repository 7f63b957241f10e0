import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeEvents } from "../change-events.ts";

export default {
  name: "approval-never-asked",
  invariant: "INV-SESSION-POLICY-001",
  fault: "Leaves approvals to the CLI.",
  sabotage: (host) => changeEvents(host, (event) => (event.type === "REQUEST_APPROVAL" ? [] : [event])),
} satisfies HostSaboteur<SessionHost>;
