import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-EVENT-002", [
  {
    name: "listener-stops-the-others",
    fault: "Skips the remaining listeners after one threw.",
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
  },
  {
    name: "one-listener",
    fault: "Keeps only the listener that was added last.",
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
  },
]);
