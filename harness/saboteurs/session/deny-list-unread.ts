import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "deny-list-unread",
  invariant: "INV-SESSION-POLICY-003",
  fault: "Reads the categories of a policy and not its lists.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      startSession: (args) =>
        adapter.startSession({ ...args, policy: { ...args.policy, shellDenylist: [], shellAllowlist: [] } }),
    })),
} satisfies Saboteur<SessionHost>;
