import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-START-003", [
  {
    name: "starts-without-a-cli",
    fault: "Reports a session although the CLI could not be started.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        startSession: (args) => adapter.startSession(args).catch(() => ({ sessionPid: 0 })),
      })),
  },
]);
