import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-RUN-001", [
  {
    name: "folder-of-the-host",
    fault: "Runs the CLI in its own working directory.",
    sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, cwd: process.cwd() })),
  },
  {
    name: "prompt-without-its-end",
    fault: "Cuts the prompt at the length of a line.",
    sabotage: (host) =>
      changeExecute(host, (ctx, good) => good({ ...ctx, prompt: ctx.prompt.slice(0, 4096) })),
  },
]);
