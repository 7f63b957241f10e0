import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "model-that-was-asked-for",
  invariant: "INV-EXECUTION-RESULT-007",
  fault: "Tells the model that was asked for.",
  sabotage: (host) =>
    changeExecute(host, async (ctx, good) => {
      const result = await good(ctx);
      return { ...result, model: String(ctx.config.model ?? result.model) };
    }),
} satisfies Saboteur<ExecutionHost>;
