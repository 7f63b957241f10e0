import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "stderr-not-told",
  invariant: "INV-EXECUTION-CALLBACK-001",
  fault: "Tells stdout and drops stderr.",
  sabotage: (host) =>
    changeExecute(host, ({ onLog, ...ctx }, good) =>
      good({ ...ctx, onLog: (stream, chunk) => (stream === "stdout" ? onLog?.(stream, chunk) : undefined) }),
    ),
} satisfies Saboteur<ExecutionHost>;
