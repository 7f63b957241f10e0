import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "model-of-the-settings",
  invariant: "INV-EXECUTION-OVERRIDE-001",
  fault: "Takes the model from its settings, whatever the run asks for.",
  sabotage: (host) =>
    changeExecute(host, (ctx, good) => good({ ...ctx, config: { ...ctx.config, model: "zz-by-default" } })),
} satisfies Saboteur<ExecutionHost>;
