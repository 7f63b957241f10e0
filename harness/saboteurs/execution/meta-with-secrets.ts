import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "meta-with-secrets",
  invariant: "INV-EXECUTION-CALLBACK-002",
  fault: "Tells the values of the caller's variables to a log that is kept.",
  sabotage: (host) =>
    changeExecute(host, ({ onMeta, ...ctx }, good) =>
      good({
        ...ctx,
        onMeta: (meta) => onMeta?.({ ...meta, env: { ...meta.env, ...(ctx.config.env as object) } }),
      }),
    ),
} satisfies Saboteur<ExecutionHost>;
