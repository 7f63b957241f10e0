import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-POLICY-001", [
  {
    name: "approval-never-asked",
    fault: "Leaves approvals to the CLI.",
    sabotage: (host) => changeEvents(host, (event) => (event.type === "REQUEST_APPROVAL" ? [] : [event])),
  },
  {
    name: "only-at-a-prompt",
    fault: "Recognises a command only after a shell prompt, not where a CLI shows it as a tool call.",
    sabotage: (host) =>
      changeEvents(host, (event) =>
        event.type === "REQUEST_APPROVAL" && event.category === "deps_add" ? [] : [event],
      ),
  },
]);
