import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-ERR-002", [
  {
    name: "common-before-own",
    fault: "Asks the common classifier before the provider's own.",
    sabotage: (host) =>
      changeAdapter(host, {
        classifyError(stderr, exitCode) {
          const reported = host.adapter.classifyError!(stderr, exitCode);
          return reported?.kind === "model_unavailable" ? { ...reported, kind: "unknown" } : reported;
        },
      }),
  },
]);
