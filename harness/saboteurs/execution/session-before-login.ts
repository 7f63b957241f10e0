import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "session-before-login",
  invariant: "INV-EXECUTION-ERR-001",
  fault: "Takes every failed login for a session that is gone.",
  sabotage: (host) =>
    changeAdapter(host, {
      classifyError(stderr, exitCode) {
        const told = host.adapter.classifyError!(stderr, exitCode);
        return told?.kind === "auth_expired" ? { ...told, kind: "session_expired" } : told;
      },
    }),
} satisfies Saboteur<ExecutionHost>;
