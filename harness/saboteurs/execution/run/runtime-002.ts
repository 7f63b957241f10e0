import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RUNTIME-002", [
  {
    name: "env-file-read-once",
    fault: "Reads the env file when it is first there, and never again.",
    sabotage: (host) => {
      let first: Record<string, string> = {};
      return changeExecute(host, (ctx, good) => {
        const { PATH: _, ...read } = host.withAdapterRuntimeEnv!({});
        if (Object.keys(first).length === 0) first = read;
        return good({ ...ctx, config: { ...ctx.config, env: { ...first, ...(ctx.config.env as object) } } });
      });
    },
  },
  {
    name: "env-file-wins",
    fault: "Puts the env file over the caller's variables.",
    sabotage: (host) => ({
      ...host,
      withAdapterRuntimeEnv: (env) => ({
        ...host.withAdapterRuntimeEnv!(env),
        ...host.withAdapterRuntimeEnv!({}),
      }),
    }),
  },
]);
