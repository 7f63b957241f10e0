import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-POLICY-003", [
  {
    name: "deny-list-unread",
    fault: "Reads the categories of a policy and not its lists.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        startSession: (args) =>
          adapter.startSession({
            ...args,
            policy: { ...args.policy, shellDenylist: [], shellAllowlist: [] },
          }),
      })),
  },
  {
    name: "network-always-open",
    fault: "Does not support a restricted network.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        startSession: (args) =>
          adapter.startSession({ ...args, policy: { ...args.policy, networkMode: "open" } }),
      })),
  },
]);
