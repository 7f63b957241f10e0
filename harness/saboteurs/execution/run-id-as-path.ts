import path from "node:path";
import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "run-id-as-path",
  invariant: "INV-EXECUTION-SESSION-006",
  fault: "Makes a path of the run's id as it is.",
  sabotage: (host) =>
    changeExecute(host, async (ctx, good) => {
      const result = await good(ctx);
      const file = path.join(path.dirname(String(result.sessionParams?.sessionFile)), `${ctx.runId}.json`);
      return { ...result, sessionId: file, sessionParams: { sessionFile: file } };
    }),
} satisfies Saboteur<ExecutionHost>;
