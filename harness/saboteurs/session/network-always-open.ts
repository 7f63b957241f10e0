import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "network-always-open",
  invariant: "INV-SESSION-POLICY-003",
  fault: "Knows no restricted network.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      startSession: (args) =>
        adapter.startSession({ ...args, policy: { ...args.policy, networkMode: "open" } }),
    })),
} satisfies Saboteur<SessionHost>;
