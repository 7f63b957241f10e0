import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import { decodedApart } from "../kit/decoded-apart.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "output-decoded-per-chunk",
  invariant: "INV-EXECUTION-RESULT-001",
  fault: "Decodes each read on its own where it looks for the answer, though not for the log.",
  sabotage: (host) =>
    changeExecute(host, async (ctx, good) => ({
      ...(await good(ctx)),
      output: await decodedApart(ctx.prompt, ctx.cwd),
    })),
} satisfies Saboteur<ExecutionHost>;
