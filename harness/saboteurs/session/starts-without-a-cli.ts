import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "starts-without-a-cli",
  invariant: "INV-SESSION-START-003",
  fault: "Tells of a session although the CLI could not be started.",
  sabotage: (host) =>
    changeSession(host, (adapter) => ({
      startSession: (args) => adapter.startSession(args).catch(() => ({ sessionPid: 0 })),
    })),
} satisfies Saboteur<SessionHost>;
