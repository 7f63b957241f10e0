import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-META-001", [
  {
    name: "metadata-of-a-table",
    fault: "Puts other capabilities into the metadata than the session has.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        metadata() {
          const reported = adapter.metadata?.() ?? null;
          return reported === null
            ? null
            : { ...reported, capabilities: { ...reported.capabilities, ptyStreaming: false } };
        },
      })),
  },
  {
    name: "metadata-without-version",
    fault: "Keeps no version of the CLI with the session.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        metadata() {
          const reported = adapter.metadata?.() ?? null;
          return reported === null ? null : { ...reported, providerVersion: null };
        },
      })),
  },
]);
