import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { TaskError } from "../../hosts/spawn/facade/spawn-adapter.ts";
import { saboteursOf } from "../saboteur.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-PROC-001", [
  {
    name: "timeout-is-a-result",
    fault: "Returns a result with exit code 124 at a timeout instead of throwing.",
    sabotage: (host) => ({
      ...host,
      adapter: {
        ...host.adapter,
        spawn: (options) => host.adapter.spawn(options).catch(() => ({ stdout: "", exitCode: 124 })),
      },
    }),
  },
  {
    name: "timeout-leaves-the-child",
    fault: "Throws when the time is up and lets the child go on.",
    sabotage: (host) => ({
      ...host,
      adapter: {
        ...host.adapter,
        spawn: ({ timeoutMs = 60_000, ...options }) =>
          Promise.race([
            host.adapter.spawn({ ...options, timeoutMs: 60_000 }),
            new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new TaskError("the time is up"))),
          ]),
      },
    }),
  },
]);
