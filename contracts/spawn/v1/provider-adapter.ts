/**
 * The contract `spawn/v1` as TypeScript: a host's adapter that starts a CLI and gives back its text and an exit code.
 * The words are those of the document that it stands for; README.md says how they map to the core's.
 */
import type { SpawnActivity } from "../../../schemas/spawn/v1/generated/activity.ts";
import type { AdapterFacts } from "../../../schemas/spawn/v1/generated/adapter-facts.ts";
import type { Availability } from "../../../schemas/spawn/v1/generated/availability.ts";
import type { SpawnRequest } from "../../../schemas/spawn/v1/generated/request.ts";
import type { SpawnResult } from "../../../schemas/spawn/v1/generated/result.ts";
import type { TaskFailure as TaskFailureData } from "../../../schemas/spawn/v1/generated/task-failure.ts";

export type { ModelEntry } from "../../../schemas/spawn/v1/generated/model-entry.ts";
export type { UsageInfo } from "../../../schemas/spawn/v1/generated/usage-info.ts";
export type { AdapterFacts, Availability, SpawnActivity, SpawnRequest, SpawnResult };

export interface SpawnAdapterOptions extends SpawnRequest {
  signal?: AbortSignal;
  /** Called with each activity as it comes. */
  onActivity?(activity: SpawnActivity): void;
}

export interface ProviderAdapter extends AdapterFacts {
  /** Never rejects; a CLI that cannot be started is not available, for a reason. */
  isAvailable(): Promise<Availability>;
  /** Asks the model for a short answer, which costs a request; not in the document. */
  testRequest?(): Promise<Availability>;
  /** @throws TaskError when the run takes longer than `timeoutMs`. Nothing of it is alive then. */
  spawn(options: SpawnAdapterOptions): Promise<SpawnResult>;
  /** Starts the CLI at the terminal of this process. @returns its exit code. */
  spawnInteractive(systemPrompt: string, model: string): Promise<number>;
}

/** One line for a person on why a run failed, beginning with a line break; empty where nothing is known. */
export type FormatExitDetail = (result: SpawnResult, model?: string) => string;

/** What a sink of telemetry is notified of. Both fields are always there, undefined where nothing is known. */
export interface TaskFailure extends Omit<TaskFailureData, "errorMessage" | "apiErrorStatus"> {
  errorMessage: string | undefined;
  apiErrorStatus: number | undefined;
}

/** Tells a sink of a failed result; nothing of one that succeeded. */
export type EmitTaskFailure = (
  result: SpawnResult,
  task: { stage: string; agent: string; model?: string },
  sink: (failure: TaskFailure) => void,
) => void;

/** What a module offers to be certified: the adapter, and the host's two helpers where it has them. */
export interface SpawnHost {
  adapter: ProviderAdapter;
  formatExitDetail?: FormatExitDetail;
  emitTaskFailure?: EmitTaskFailure;
}
