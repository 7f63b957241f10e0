import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-007", [
  {
    name: "model-that-was-asked-for",
    fault: "Reports the requested model instead of the model that answered.",
    sabotage: (host) =>
      changeExecute(host, async (ctx, good) => {
        const result = await good(ctx);
        return { ...result, model: String(ctx.config.model ?? result.model) };
      }),
  },
]);
