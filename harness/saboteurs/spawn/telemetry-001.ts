import type { SpawnHost, TaskFailure } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-TELEMETRY-001", [
  {
    name: "telemetry-without-status",
    fault: "Emits only the sentence for people, without fields for machines.",
    sabotage: (host) => ({
      ...host,
      emitTaskFailure: (result, task, sink) =>
        host.emitTaskFailure?.(result, task, ({ type, message, stage, agent }) =>
          sink({ type, message, stage, agent } as TaskFailure),
        ),
    }),
  },
]);
