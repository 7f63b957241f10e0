import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-OVERRIDE-001", [
  {
    name: "effort-dropped",
    fault: "Does not forward the effort.",
    sabotage: (host) =>
      changeExecute(host, (ctx, good) => good({ ...ctx, config: { ...ctx.config, effort: undefined } })),
  },
  {
    name: "model-of-the-settings",
    fault: "Uses the model of its settings and ignores the model of the call.",
    sabotage: (host) =>
      changeExecute(host, (ctx, good) => good({ ...ctx, config: { ...ctx.config, model: "zz-by-default" } })),
  },
]);
