import { ignoreErrors } from "../../../../adapters/shared/run/listeners.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { SpawnHost, SpawnResult, TaskFailure } from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { formatExitDetail } from "./format-exit-detail.ts";
import { spawnAdapter } from "./spawn-adapter.ts";

/** All that `spawn/v1` asks of a host, over one adapter. */
export function spawnHost(adapter: Adapter): SpawnHost {
  return { adapter: spawnAdapter(adapter), formatExitDetail, emitTaskFailure };
}

/**
 * Tells a sink of telemetry that a task failed, always with the provider's message and status, so that failures can be
 * counted by cause (INV-SPAWN-TELEMETRY-001). A sink that throws hurts no one; of a success nothing is reported.
 */
function emitTaskFailure(
  result: SpawnResult,
  { stage, agent, model }: { stage: string; agent: string; model?: string },
  sink: (failure: TaskFailure) => void,
): void {
  if (result.exitCode === 0) return;
  const failure = {
    type: "TaskError" as const,
    message: `Agent failed: ${formatExitDetail(result, model).trim()}`,
    stage,
    agent,
    errorMessage: result.errorMessage,
    apiErrorStatus: result.apiErrorStatus,
  };
  ignoreErrors(sink)(failure);
}
