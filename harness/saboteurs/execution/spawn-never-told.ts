import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "spawn-never-told",
  invariant: "INV-EXECUTION-CALLBACK-003",
  fault: "Takes a callback for the process and never calls it.",
  sabotage: (host) => changeExecute(host, ({ onSpawn: _, ...ctx }, good) => good(ctx)),
} satisfies Saboteur<ExecutionHost>;
