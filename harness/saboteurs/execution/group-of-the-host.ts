import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "group-of-the-host",
  invariant: "INV-EXECUTION-CALLBACK-003",
  fault: "Starts the CLI in the host's own process group.",
  sabotage: (host) =>
    changeExecute(host, ({ onSpawn, ...ctx }, good) =>
      good({ ...ctx, onSpawn: (meta) => onSpawn?.({ ...meta, processGroupId: process.pid }) }),
    ),
} satisfies Saboteur<ExecutionHost>;
