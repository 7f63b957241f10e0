import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

export default saboteursOf<SessionHost>("INV-SESSION-POLICY-005", [
  {
    name: "any-diff-goes",
    fault: "Has no threshold for a diff.",
    sabotage: (host) =>
      changeEvents(host, (event) =>
        event.type === "REQUEST_APPROVAL" && event.category === "diff_scope" ? [] : [event],
      ),
  },
  {
    name: "new-lines-uncounted",
    fault: "Counts the lines of a file only when it is added to git. (no public report found)",
    sabotage: (host) =>
      changeEvents(host, (event) =>
        event.type === "REQUEST_APPROVAL" &&
        event.category === "diff_scope" &&
        /\b[12] files\b/.test(event.summary)
          ? []
          : [event],
      ),
  },
  {
    name: "threshold-of-nothing",
    fault: "Asks for an approval of every diff.",
    sabotage: (host) => ({
      ...host,
      create: (options) => host.create({ ...options, diffThreshold: { files: 0, lines: 0 } }),
    }),
  },
]);
