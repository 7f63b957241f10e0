import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "output-at-the-end",
  invariant: "INV-SESSION-STREAM-001",
  fault: "Gathers the output and tells it when the session is over.",
  sabotage: (host) =>
    changeSession(host, (adapter) => {
      const kept: (() => void)[] = [];
      return {
        onEvent: (listener) => adapter.onEvent((event) => kept.push(() => listener(event))),
        async stop() {
          await adapter.stop();
          for (const tell of kept) tell();
        },
      };
    }),
} satisfies Saboteur<SessionHost>;
