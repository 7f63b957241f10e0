import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

export default {
  name: "only-unstaged",
  invariant: "INV-SESSION-FILES-001",
  fault: "Asks for a plain diff: new files, and what was committed, are in none.",
  sabotage: (host) =>
    changeEvents(host, (event) => {
      if (event.type !== "HINT_FILES_TOUCHED") return [event];
      const paths = event.paths.filter((path) => !path.includes("new"));
      return paths.length === 0 ? [] : [{ ...event, paths }];
    }),
} satisfies Saboteur<SessionHost>;
