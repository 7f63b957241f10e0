import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "./kit/change-events.ts";

function isFromGit(context: unknown): boolean {
  return (context as { seenIn?: unknown } | undefined)?.seenIn === "git";
}

export default {
  name: "git-unseen",
  invariant: "INV-SESSION-POLICY-004",
  fault: "Looks for risks in the terminal only.",
  sabotage: (host) =>
    changeEvents(host, (event) =>
      event.type === "REQUEST_APPROVAL" && isFromGit(event.context) ? [] : [event],
    ),
} satisfies Saboteur<SessionHost>;
