import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RUNTIME-001", [
  {
    name: "own-path-alone",
    fault: "Looks for the CLI on its own PATH only.",
    sabotage: (host) =>
      changeExecute(host, async (ctx, good) => {
        const { HOME } = process.env;
        process.env.HOME = ctx.cwd;
        return good(ctx).finally(() => {
          process.env.HOME = HOME;
        });
      }),
  },
]);
