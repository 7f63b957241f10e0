import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "effort-dropped",
  invariant: "INV-EXECUTION-OVERRIDE-001",
  fault: "Does not forward the effort.",
  sabotage: (host) =>
    changeExecute(host, (ctx, good) => good({ ...ctx, config: { ...ctx.config, effort: undefined } })),
} satisfies Saboteur<ExecutionHost>;
