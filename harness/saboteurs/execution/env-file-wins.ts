import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "env-file-wins",
  invariant: "INV-EXECUTION-RUNTIME-002",
  fault: "Puts the env file over the caller's variables.",
  sabotage: (host) => ({
    ...host,
    withAdapterRuntimeEnv: (env) => ({
      ...host.withAdapterRuntimeEnv!(env),
      ...host.withAdapterRuntimeEnv!({}),
    }),
  }),
} satisfies Saboteur<ExecutionHost>;
