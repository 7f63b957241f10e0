import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "any-diff-goes",
  invariant: "INV-SESSION-POLICY-005",
  fault: "Has no threshold for a diff.",
  sabotage: (host) =>
    changeEvents(host, (event) =>
      event.type === "REQUEST_APPROVAL" && event.category === "diff_scope" ? [] : [event],
    ),
} satisfies Saboteur<SessionHost>;
