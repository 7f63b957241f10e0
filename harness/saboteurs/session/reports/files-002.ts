import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-FILES-002", [
  {
    name: "all-that-differs",
    fault: "Reports everything that differs from the last commit, also changes made before the session.",
    sabotage: (host) =>
      changeEvents(host, (event) => [
        event.type === "HINT_FILES_TOUCHED"
          ? { ...event, paths: [...event.paths, "cellar/wine.txt", "made-before.txt"] }
          : event,
      ]),
  },
]);
