import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeSession } from "../kit/change-session.ts";

export default saboteursOf<SessionHost>("INV-SESSION-DETECT-001", [
  {
    name: "always-installed",
    fault: "Reports a CLI as installed without checking.",
    sabotage: (host) =>
      changeSession(host, () => ({ detect: async () => ({ installed: true, version: "1.0.0" }) })),
  },
  {
    name: "detect-rejects",
    fault: "Rejects when the CLI is not there.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        async detect() {
          const reported = await adapter.detect();
          if (!reported.installed) throw new Error("ENOENT");
          return reported;
        },
      })),
  },
  {
    name: "detect-without-version",
    fault: "Looks whether the CLI is there and asks for no version.",
    sabotage: (host) =>
      changeSession(host, (adapter) => ({
        detect: async () => ({ installed: (await adapter.detect()).installed, details: "zz" }),
      })),
  },
]);
