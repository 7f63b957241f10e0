import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-DEGRADE-001", [
  {
    name: "terminal-or-nothing",
    fault: "Fails when the interactive mode does not work, instead of falling back.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async startSession(args) {
          const started = await adapter.startSession(args);
          if (adapter.metadata?.()?.mode !== "non_interactive") return started;
          await adapter.stop();
          throw new Error("the CLI ended");
        },
      })),
  },
]);
