import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "missing-cli-rejects",
  invariant: "INV-EXECUTION-RUN-002",
  fault: "Throws when the CLI is not there.",
  sabotage: (host) =>
    changeExecute(host, async (ctx, good) => {
      const result = await good(ctx);
      if (result.errorCode === "cli_not_found") throw new Error("spawn ENOENT");
      return result;
    }),
} satisfies Saboteur<ExecutionHost>;
