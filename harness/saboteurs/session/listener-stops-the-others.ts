import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "listener-stops-the-others",
  invariant: "INV-SESSION-EVENT-002",
  fault: "Tells nobody after a listener that threw.",
  sabotage: (host) =>
    changeSession(host, (adapter) => {
      let isBroken = false;
      return {
        onEvent: (listener) =>
          adapter.onEvent((event) => {
            if (isBroken) return;
            isBroken = true;
            listener(event);
            isBroken = false;
          }),
      };
    }),
} satisfies Saboteur<SessionHost>;
