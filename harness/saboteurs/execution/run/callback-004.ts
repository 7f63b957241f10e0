import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-CALLBACK-004", [
  {
    name: "callback-fails-the-run",
    fault: "Awaits a callback and fails with it.",
    sabotage: (host) =>
      changeExecute(host, async (ctx, good) => {
        const result = await good(ctx);
        await ctx.onSpawn?.({ pid: 1, processGroupId: null, startedAt: "" });
        return result;
      }),
  },
]);
