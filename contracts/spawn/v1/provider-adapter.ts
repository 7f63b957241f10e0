/**
 * The contract `spawn/v1` as TypeScript: a host's adapter that starts a CLI and gives back its text and an exit code.
 * The words are those of the document that it stands for; README.md says how they map to the core's.
 */

/** A model that a provider takes. */
export interface ModelEntry {
  id: string;
  name?: string;
}

/** What a run cost, as far as the CLI reported. */
export interface UsageInfo {
  /** Id of the provider that was asked, for telemetry over several of them. */
  provider: string;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  cachedTokens?: number;
  costUsd?: number;
  durationMs?: number;
}

/** What happens in a run while it lasts. */
export interface SpawnActivity {
  kind: "session" | "assistant_text" | "thinking" | "tool_use" | "tool_result";
  /** A text, or the name of a tool. */
  text?: string;
}

export interface SpawnAdapterOptions {
  prompt: string;
  systemPrompt?: string;
  model?: string;
  /** Milliseconds after which the child is ended and a TaskError thrown. */
  timeoutMs?: number;
  cwd?: string;
  signal?: AbortSignal;
  /** Called with each activity as it comes. */
  onActivity?(activity: SpawnActivity): void;
}

export interface SpawnResult {
  /** The agent's text. */
  stdout: string;
  /** 0 when the run succeeded, anything else when it did not. */
  exitCode: number;
  usage?: UsageInfo;
  /** The provider's own message, only on failure. */
  errorMessage?: string;
  /** The HTTP status that the provider's API answered with, only on failure. */
  apiErrorStatus?: number;
  /** What was asked for and could not be passed on, a line each; not in the document. Left out: nothing. */
  warnings?: readonly string[];
}

export interface ProviderAdapter {
  name: string;
  type: "cli" | "api";
  defaultModel: string;
  supportedModels: readonly ModelEntry[];
  /** Short name to the id of a supported model. */
  shortAliases: Readonly<Record<string, string>>;
  /** Never rejects; a CLI that cannot be started is not available, for a reason. */
  isAvailable(): Promise<{ available: boolean; reason?: string }>;
  /** Asks the model for a short answer, which costs a request; not in the document. */
  testRequest?(): Promise<{ available: boolean; reason?: string }>;
  /** @throws TaskError when the run takes longer than `timeoutMs`. Nothing of it is alive then. */
  spawn(options: SpawnAdapterOptions): Promise<SpawnResult>;
  /** Starts the CLI at the terminal of this process. @returns its exit code. */
  spawnInteractive(systemPrompt: string, model: string): Promise<number>;
}

/** One line for a person on why a run failed, beginning with a line break; empty where nothing is known. */
export type FormatExitDetail = (result: SpawnResult, model?: string) => string;

/** What a sink of telemetry is notified of a task that failed. */
export interface TaskFailure {
  type: "TaskError";
  message: string;
  stage: string;
  agent: string;
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
