import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeSession } from "./kit/change-session.ts";

export default {
  name: "one-listener",
  invariant: "INV-SESSION-EVENT-002",
  fault: "Keeps one listener, the last that came.",
  sabotage: (host) =>
    changeSession(host, (adapter) => {
      let last: Parameters<typeof adapter.onEvent>[0] = () => {};
      adapter.onEvent((event) => last(event));
      return {
        onEvent(listener) {
          last = listener;
        },
      };
    }),
} satisfies Saboteur<SessionHost>;
