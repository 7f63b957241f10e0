import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-POLICY-002", [
  {
    name: "asks-at-a-mention",
    fault: "Treats any text that mentions a risky command as that command.",
    sabotage: (host) =>
      changeEvents(host, (event) =>
        event.type === "PROVIDER_MESSAGE" && /git merge|npm install/.test(event.text)
          ? [event, { type: "REQUEST_APPROVAL", category: "merge", summary: event.text, risk: "high" }]
          : [event],
      ),
  },
]);
