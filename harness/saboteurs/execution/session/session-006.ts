import path from "node:path";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SESSION-006", [
  {
    name: "one-file-for-all",
    fault: "Keeps the sessions of all runs in one file.",
    sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, runId: "zz-run-1" })),
  },
  {
    name: "run-id-as-path",
    fault: "Makes a path of the run's id as it is.",
    sabotage: (host) =>
      changeExecute(host, async (ctx, good) => {
        const result = await good(ctx);
        const file = path.join(path.dirname(String(result.sessionParams?.sessionFile)), `${ctx.runId}.json`);
        return { ...result, sessionId: file, sessionParams: { sessionFile: file } };
      }),
  },
]);
