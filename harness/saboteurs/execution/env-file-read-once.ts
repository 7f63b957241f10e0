import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "env-file-read-once",
  invariant: "INV-EXECUTION-RUNTIME-002",
  fault: "Reads the env file when it is first there, and never again.",
  sabotage: (host) => {
    let first: Record<string, string> = {};
    return changeExecute(host, (ctx, good) => {
      const { PATH: _, ...read } = host.withAdapterRuntimeEnv!({});
      if (Object.keys(first).length === 0) first = read;
      return good({ ...ctx, config: { ...ctx.config, env: { ...first, ...(ctx.config.env as object) } } });
    });
  },
} satisfies Saboteur<ExecutionHost>;
