import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<SessionHost>("INV-SESSION-FOREMAN-001", [
  {
    name: "one-adapter-for-all",
    fault: "Uses one adapter object for all sessions, although it holds the state of one.",
    sabotage(host) {
      let only: ReturnType<SessionHost["create"]> | null = null;
      return {
        ...host,
        create(options) {
          only ??= host.create(options);
          return only;
        },
      };
    },
  },
]);
