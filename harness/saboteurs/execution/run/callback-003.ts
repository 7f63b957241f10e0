import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-CALLBACK-003", [
  {
    name: "group-of-the-host",
    fault: "Starts the CLI in the host's own process group.",
    sabotage: (host) =>
      changeExecute(host, ({ onSpawn, ...ctx }, good) =>
        good({ ...ctx, onSpawn: (meta) => onSpawn?.({ ...meta, processGroupId: process.pid }) }),
      ),
  },
  {
    name: "spawn-never-reported",
    fault: "Accepts a callback for the process and never calls it.",
    sabotage: (host) => changeExecute(host, ({ onSpawn: _, ...ctx }, good) => good(ctx)),
  },
]);
