import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "timeout-is-a-result",
  invariant: "INV-SPAWN-PROC-001",
  fault: "Gives a result with exit code 124 when the time is up, and throws nothing.",
  sabotage: (host) => ({
    ...host,
    adapter: {
      ...host.adapter,
      spawn: (options) => host.adapter.spawn(options).catch(() => ({ stdout: "", exitCode: 124 })),
    },
  }),
} satisfies Saboteur<SpawnHost>;
