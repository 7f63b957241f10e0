import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "callback-fails-the-run",
  invariant: "INV-EXECUTION-CALLBACK-004",
  fault: "Awaits a callback and fails with it.",
  sabotage: (host) =>
    changeExecute(host, async (ctx, good) => {
      const result = await good(ctx);
      await ctx.onSpawn?.({ pid: 1, processGroupId: null, startedAt: "" });
      return result;
    }),
} satisfies Saboteur<ExecutionHost>;
