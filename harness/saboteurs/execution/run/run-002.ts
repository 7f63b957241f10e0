import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RUN-002", [
  {
    name: "missing-cli-rejects",
    fault: "Throws when the CLI is not there.",
    sabotage: (host) =>
      changeExecute(host, async (ctx, good) => {
        const result = await good(ctx);
        if (result.errorCode === "cli_not_found") throw new Error("spawn ENOENT");
        return result;
      }),
  },
]);
