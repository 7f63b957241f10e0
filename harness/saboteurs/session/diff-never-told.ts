import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "diff-never-told",
  invariant: "INV-SESSION-FILES-004",
  fault: "Tells of no diff.",
  sabotage: (host) => changeEvents(host, (event) => (event.type === "HINT_DIFF_AVAILABLE" ? [] : [event])),
} satisfies Saboteur<SessionHost>;
