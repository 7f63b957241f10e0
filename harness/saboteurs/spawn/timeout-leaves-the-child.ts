import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { TaskError } from "../../hosts/spawn/facade/task-error.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "timeout-leaves-the-child",
  invariant: "INV-SPAWN-PROC-001",
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
} satisfies Saboteur<SpawnHost>;
