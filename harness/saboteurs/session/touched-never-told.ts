import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "touched-never-told",
  invariant: "INV-SESSION-FILES-001",
  fault: "Tells only what the CLI itself says of files, which in a terminal is nothing.",
  sabotage: (host) => changeEvents(host, (event) => (event.type === "HINT_FILES_TOUCHED" ? [] : [event])),
} satisfies Saboteur<SessionHost>;
