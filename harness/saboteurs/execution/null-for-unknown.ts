import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

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
} satisfies Saboteur<ExecutionHost>;
