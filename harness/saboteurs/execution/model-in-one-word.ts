import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "model-in-one-word",
  invariant: "INV-EXECUTION-OVERRIDE-002",
  fault: "Gives the part behind the last slash as the model.",
  sabotage: (host) =>
    changeExecute(host, (ctx, good) => {
      const model = String(ctx.config.model ?? "").replace(/\/.*\//s, "/");
      return good({ ...ctx, config: { ...ctx.config, model } });
    }),
} satisfies Saboteur<ExecutionHost>;
