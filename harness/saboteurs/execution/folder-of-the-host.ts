import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "folder-of-the-host",
  invariant: "INV-EXECUTION-RUN-001",
  fault: "Runs the CLI in its own working directory.",
  sabotage: (host) => changeExecute(host, (ctx, good) => good({ ...ctx, cwd: process.cwd() })),
} satisfies Saboteur<ExecutionHost>;
