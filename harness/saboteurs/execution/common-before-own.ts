import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "common-before-own",
  invariant: "INV-EXECUTION-ERR-002",
  fault: "Asks the common classifier before the provider's own.",
  sabotage: (host) =>
    changeAdapter(host, {
      classifyError(stderr, exitCode) {
        const told = host.adapter.classifyError!(stderr, exitCode);
        return told?.kind === "model_unavailable" ? { ...told, kind: "unknown" } : told;
      },
    }),
} satisfies Saboteur<ExecutionHost>;
