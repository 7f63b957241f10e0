import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-OVERRIDE-002", [
  {
    name: "model-in-one-word",
    fault: "Reports the part after the last slash as the model.",
    sabotage: (host) =>
      changeExecute(host, (ctx, good) => {
        const model = String(ctx.config.model ?? "").replace(/\/.*\//s, "/");
        return good({ ...ctx, config: { ...ctx.config, model } });
      }),
  },
]);
