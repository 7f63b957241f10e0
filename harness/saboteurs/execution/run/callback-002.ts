import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-CALLBACK-002", [
  {
    name: "meta-afterwards",
    fault: "Reports the command only after it was started.",
    sabotage: (host) =>
      changeExecute(host, ({ onMeta, onSpawn, ...ctx }, good) => {
        let tell = () => {};
        return good({
          ...ctx,
          onMeta: (meta) => {
            tell = () => onMeta?.(meta);
          },
          onSpawn: (meta) => {
            onSpawn?.(meta);
            tell();
          },
        });
      }),
  },
  {
    name: "meta-with-secrets",
    fault: "Writes the values of the caller's variables to a log that is kept.",
    sabotage: (host) =>
      changeExecute(host, ({ onMeta, ...ctx }, good) =>
        good({
          ...ctx,
          onMeta: (meta) => onMeta?.({ ...meta, env: { ...meta.env, ...(ctx.config.env as object) } }),
        }),
      ),
  },
]);
