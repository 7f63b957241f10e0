import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "prompt-without-its-end",
  invariant: "INV-EXECUTION-RUN-001",
  fault: "Cuts the prompt at the length of a line.",
  sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, prompt: ctx.prompt.slice(0, 4096) })),
} satisfies Saboteur<ExecutionHost>;
