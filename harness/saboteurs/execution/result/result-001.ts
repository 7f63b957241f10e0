import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { decodedApart } from "../../kit/decoded-apart.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute, changeResult } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RESULT-001", [
  {
    name: "output-decoded-per-chunk",
    fault: "Decodes each read on its own where it looks for the answer, though not for the log.",
    sabotage: (host) =>
      changeExecute(host, async (ctx, good) => ({
        ...(await good(ctx)),
        output: await decodedApart(ctx.prompt, ctx.cwd),
      })),
  },
  {
    name: "raw-records-as-output",
    fault: "Returns the CLI's raw records in place of the assistant's text.",
    sabotage: (host) =>
      changeResult(host, (result) => ({ ...result, output: JSON.stringify({ result: result.output }) })),
  },
]);
