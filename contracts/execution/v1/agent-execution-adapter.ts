/**
 * The contract `execution/v1` as TypeScript: a host's adapter that runs an agent CLI and gives back a structured
 * result. The words are those of the document that it stands for; registries and plugins are in execution-host.ts.
 */

/** How an adapter runs its provider. `structured_cli` starts a CLI and reads what it prints. */
export type AgentAdapterExecutionEngine = "structured_cli" | "legacy_pty_cli" | "api" | "http" | "process";

export type BillingType = "api" | "subscription" | "metered_api" | "credits" | "unknown";

/** The document's seven kinds of failure, the model that is not there, and what nothing explains. */
export type ConversationErrorKind =
  | "cli_not_found"
  | "auth_expired"
  | "rate_limited"
  | "session_expired"
  | "context_exceeded"
  | "transport"
  | "timeout"
  | "model_unavailable"
  | "unknown";

/** What a screen needs to help a person on. */
export interface ConversationErrorClassification {
  kind: ConversationErrorKind;
  /** What to do, in one sentence. */
  hint: string;
}

/** A provider-backed model, for a picker. */
export interface AgentAdapterModel {
  id: string;
  name?: string;
}

/** A depth of reasoning that a person may choose. */
export interface AgentAdapterEffortLevel {
  id: string;
  name: string;
}

/** How opaque session state is stored between two turns. None of its functions throws. */
export interface AdapterSessionCodec {
  /** Null for anything that `serialize` did not write. */
  deserialize(raw: unknown): Record<string, unknown> | null;
  /** JSON-safe state; null where there is no session in it. */
  serialize(params: Record<string, unknown>): Record<string, unknown> | null;
  /** What a person sees of the session. */
  getDisplayId?(params: Record<string, unknown>): string | null;
}

/** One thing that was looked at. */
export interface AdapterEnvironmentCheck {
  code: string;
  level: "pass" | "warn" | "fail";
  message: string;
  /** What to do about it; always there unless it passed. */
  hint?: string;
}

export interface AdapterEnvironmentTestResult {
  /** The worst level of its checks. */
  status: "pass" | "warn" | "fail";
  checks: readonly AdapterEnvironmentCheck[];
}

/** What is about to be started. */
export interface AdapterInvocationMeta {
  command: string;
  args: readonly string[];
  /** The child's environment by name; values that the caller or the env file set are hidden. */
  env: Readonly<Record<string, string>>;
}

/** What has just been started. */
export interface AdapterSpawnMeta {
  pid: number;
  /** Null where the system has no process groups. */
  processGroupId: number | null;
  /** ISO 8601. */
  startedAt: string;
}

/** All that a runner hands to `execute`. A callback that throws, or whose promise is rejected, changes nothing. */
export interface AdapterExecutionContext {
  /** Unique id of the job. Untrusted: where it names a file, it must not leave the folder. */
  runId: string;
  adapterType: string;
  /** model, effort, systemPrompt, skillsDir, env ... Unknown names are ignored. */
  config: Readonly<Record<string, unknown>>;
  prompt: string;
  cwd: string;
  /** Milliseconds after which the whole process group is ended. */
  timeoutMs?: number;
  /** From SIGTERM to SIGKILL in milliseconds; 5000 where left out. */
  graceMs?: number;
  /** What to go on with, and the state that the codec gave back for it. */
  sessionId?: string | null;
  sessionParams?: Record<string, unknown> | null;
  onLog?(stream: "stdout" | "stderr", chunk: string): unknown;
  onMeta?(meta: AdapterInvocationMeta): unknown;
  onSpawn?(meta: AdapterSpawnMeta): unknown;
}

/** Tokens as the adapter could read them. */
export interface AdapterUsage {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens?: number;
}

/** What came of a run, succeeded or not. */
export interface AdapterExecutionResult {
  /** Raw: a CLI that fails with 0 has 0 here, and an `errorCode`. Null where a signal ended it, or it never started. */
  exitCode: number | null;
  signal: string | null;
  timedOut: boolean;
  usage?: AdapterUsage;
  sessionId?: string | null;
  sessionParams?: Record<string, unknown> | null;
  sessionDisplayId?: string | null;
  provider?: string | null;
  /** The model that the CLI reported, never an echo of the request. */
  model?: string | null;
  billingType?: BillingType;
  /** First non-empty line of the output. */
  summary?: string | null;
  /** The assistant's whole text. */
  output?: string | null;
  /** Both exactly where the run failed. */
  errorMessage?: string | null;
  errorCode?: ConversationErrorKind | null;
  /** The stored session is dead: forget it. */
  clearSession?: boolean;
}

export interface AgentExecutionAdapter {
  /** Stable key that is stored with the run, such as `claude_local`. */
  type: string;
  name: string;
  /** Entry of the provider registry, such as `claude-code`. */
  providerId?: string;
  executionEngine: AgentAdapterExecutionEngine;
  /** Always true of `legacy_pty_cli`. */
  experimental?: boolean;
  supportsSessionResume?: boolean;
  supportsDetachedRuns?: boolean;
  models?: readonly AgentAdapterModel[];
  effortLevels?: readonly AgentAdapterEffortLevel[];
  sessionCodec?: AdapterSessionCodec;
  /** Never rejects: what is wrong is a check that failed. */
  testEnvironment(ctx?: { cwd?: string; asksModel?: boolean }): Promise<AdapterEnvironmentTestResult>;
  /** Never rejects. Absent on `legacy_pty_cli`, whose runs a terminal drives. */
  execute?(ctx: AdapterExecutionContext): Promise<AdapterExecutionResult>;
  classifyError?(stderr: string, exitCode: number | null): ConversationErrorClassification | null;
}
