import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-CAPS-002", [
  {
    name: "static-capabilities",
    fault: "Knows the capabilities of a CLI from a table and does not ask it: static wrappers break.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        capabilities: async () => ({
          ...(await adapter.capabilities()),
          supportsMCP: true,
          supportsPlanAndExecute: true,
          supportsNonInteractive: true,
        }),
      })),
  },
]);
