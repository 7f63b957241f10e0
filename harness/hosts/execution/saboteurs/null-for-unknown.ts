import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeAdapter } from "../change-host.ts";

export default {
  name: "null-for-unknown",
  invariant: "INV-EXECUTION-ERR-001",
  fault: "Says nothing of a failure that it does not know.",
  sabotage: (host) =>
    changeAdapter(host, {
      classifyError(stderr, exitCode) {
        const told = host.adapter.classifyError!(stderr, exitCode);
        return told?.kind === "unknown" ? null : told;
      },
    }),
} satisfies HostSaboteur<ExecutionHost>;
