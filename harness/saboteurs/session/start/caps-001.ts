import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-CAPS-001", [
  {
    name: "capability-left-out",
    fault: "Lists the capabilities that it has, and leaves out the others.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async capabilities() {
          const reported = await adapter.capabilities();
          const known = Object.entries(reported).filter(([, value]) => value !== false);
          return Object.fromEntries(known) as unknown as typeof reported;
        },
      })),
  },
]);
