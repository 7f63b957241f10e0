import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-CAPS-002", [
  {
    name: "static-capabilities",
    fault: "Takes the capabilities of a CLI from a static table instead of asking the CLI.",
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
