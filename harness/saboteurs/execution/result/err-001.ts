import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-ERR-001", [
  {
    name: "null-for-unknown",
    fault: "Says nothing of a failure that it does not know.",
    sabotage: (host) =>
      changeAdapter(host, {
        classifyError(stderr, exitCode) {
          const reported = host.adapter.classifyError!(stderr, exitCode);
          return reported?.kind === "unknown" ? null : reported;
        },
      }),
  },
  {
    name: "session-before-login",
    fault: "Takes every failed login for a session that is gone.",
    sabotage: (host) =>
      changeAdapter(host, {
        classifyError(stderr, exitCode) {
          const reported = host.adapter.classifyError!(stderr, exitCode);
          return reported?.kind === "auth_expired" ? { ...reported, kind: "session_expired" } : reported;
        },
      }),
  },
]);
