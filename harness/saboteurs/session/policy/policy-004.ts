import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeEvents } from "../kit/change-events.ts";

function isFromGit(context: unknown): boolean {
  return (context as { seenIn?: unknown } | undefined)?.seenIn === "git";
}

export default saboteursOf<SessionHost>("INV-SESSION-POLICY-004", [
  {
    name: "git-unseen",
    fault: "Looks for risks in the terminal only.",
    sabotage: (host) =>
      changeEvents(host, (event) =>
        event.type === "REQUEST_APPROVAL" && isFromGit(event.context) ? [] : [event],
      ),
  },
  {
    name: "ignored-unseen",
    fault: "Looks only at what git does not ignore. (no public report found)",
    sabotage: (host) =>
      changeEvents(host, (event) =>
        event.type === "REQUEST_APPROVAL" && event.category === "secrets" && isFromGit(event.context)
          ? []
          : [event],
      ),
  },
]);
