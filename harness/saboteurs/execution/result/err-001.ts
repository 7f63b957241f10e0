import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-ERR-001", [
  {
    name: "null-for-unknown",
    fault: "Reports no reason for a failure of an unknown kind.",
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
    fault: "Reports every failed login as a lost session.",
    sabotage: (host) =>
      changeAdapter(host, {
        classifyError(stderr, exitCode) {
          const reported = host.adapter.classifyError!(stderr, exitCode);
          return reported?.kind === "auth_expired" ? { ...reported, kind: "session_expired" } : reported;
        },
      }),
  },
]);
