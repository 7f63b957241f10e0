import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { SpawnHost } from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { emitTaskFailure } from "./emit-task-failure.ts";
import { formatExitDetail } from "./format-exit-detail.ts";
import { spawnAdapter } from "./spawn-adapter.ts";

/** All that `spawn/v1` asks of a host, over one adapter. */
export function spawnHost(adapter: Adapter): SpawnHost {
  return { adapter: spawnAdapter(adapter), formatExitDetail, emitTaskFailure };
}
