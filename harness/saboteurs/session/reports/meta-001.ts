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
          const told = adapter.metadata?.() ?? null;
          return told === null
            ? null
            : { ...told, capabilities: { ...told.capabilities, ptyStreaming: false } };
        },
      })),
  },
  {
    name: "metadata-without-version",
    fault: "Keeps no version of the CLI with the session.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        metadata() {
          const told = adapter.metadata?.() ?? null;
          return told === null ? null : { ...told, providerVersion: null };
        },
      })),
  },
]);
