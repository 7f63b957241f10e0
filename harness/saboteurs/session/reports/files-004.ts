import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-FILES-004", [
  {
    name: "diff-never-reported",
    fault: "Reports no diff.",
    sabotage: (host) => changeEvents(host, (event) => (event.type === "HINT_DIFF_AVAILABLE" ? [] : [event])),
  },
]);
