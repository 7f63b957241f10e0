import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-FILES-001", [
  {
    name: "only-unstaged",
    fault: "Asks for a plain diff: new files, and what was committed, are in none.",
    sabotage: (host) =>
      changeEvents(host, (event) => {
        if (event.type !== "HINT_FILES_TOUCHED") return [event];
        const paths = event.paths.filter((path) => !path.includes("new"));
        return paths.length === 0 ? [] : [{ ...event, paths }];
      }),
  },
  {
    name: "touched-never-reported",
    fault: "Reports only the files that the CLI reports, which in a terminal are none.",
    sabotage: (host) => changeEvents(host, (event) => (event.type === "HINT_FILES_TOUCHED" ? [] : [event])),
  },
]);
