import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PROC-002", [
  {
    name: "killed-unasked",
    fault: "Kills a run that takes too long at once.",
    sabotage: (host) =>
      changeExecute(host, ({ onSpawn, timeoutMs = 60_000, ...ctx }, good) => {
        let timer: NodeJS.Timeout | undefined;
        const kill = (pid: number) => {
          timer = setTimeout(() => process.kill(-pid, "SIGKILL"), timeoutMs);
        };
        return good({ ...ctx, timeoutMs: 2 * timeoutMs, onSpawn: ({ pid }) => kill(pid) }).finally(() =>
          clearTimeout(timer),
        );
      }),
  },
  {
    name: "no-grace",
    fault: "Sends SIGKILL directly after SIGTERM.",
    sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, graceMs: 0 })),
  },
]);
