/**
 * The contract `execution/v1` as TypeScript: a host's adapter that runs an agent CLI and gives back a structured
 * result. The words are those of the document that it stands for; registries and plugins are in execution-host.ts.
 */
import type { ExecutionAdapterFacts } from "../../../schemas/execution/v1/generated/adapter-facts.ts";
import type { AdapterEnvironmentTestResult } from "../../../schemas/execution/v1/generated/environment-test.ts";
import type { ConversationErrorClassification } from "../../../schemas/execution/v1/generated/error-classification.ts";
import type { AdapterInvocationMeta } from "../../../schemas/execution/v1/generated/invocation-meta.ts";
import type { AdapterExecutionRequest } from "../../../schemas/execution/v1/generated/request.ts";
import type { AdapterExecutionResult } from "../../../schemas/execution/v1/generated/result.ts";
import type { AdapterSpawnMeta } from "../../../schemas/execution/v1/generated/spawn-meta.ts";

export type { AgentAdapterEffortLevel } from "../../../schemas/execution/v1/generated/effort-level.ts";
export type {
  AdapterEnvironmentCheck,
  AdapterEnvironmentTestResult,
} from "../../../schemas/execution/v1/generated/environment-test.ts";
export type { ConversationErrorKind } from "../../../schemas/execution/v1/generated/error-kind.ts";
export type { AgentAdapterModel } from "../../../schemas/execution/v1/generated/model.ts";
export type { AdapterUsage } from "../../../schemas/execution/v1/generated/usage.ts";
export type {
  AdapterExecutionRequest,
  AdapterExecutionResult,
  AdapterInvocationMeta,
  AdapterSpawnMeta,
  ConversationErrorClassification,
  ExecutionAdapterFacts,
};

export type AgentAdapterExecutionEngine = ExecutionAdapterFacts["executionEngine"];
export type BillingType = NonNullable<AdapterExecutionResult["billingType"]>;

/** How opaque session state is stored between two turns. None of its functions throws. */
export interface AdapterSessionCodec {
  /** Null for anything that `serialize` did not write. */
  deserialize(raw: unknown): Record<string, unknown> | null;
  /** JSON-safe state; null where there is no session in it. */
  serialize(params: Record<string, unknown>): Record<string, unknown> | null;
  /** What a person sees of the session. */
  getDisplayId?(params: Record<string, unknown>): string | null;
}

/** All that a runner hands to `execute`. A callback that throws, or whose promise is rejected, changes nothing. */
export interface AdapterExecutionContext extends AdapterExecutionRequest {
  onLog?(stream: "stdout" | "stderr", chunk: string): unknown;
  onMeta?(meta: AdapterInvocationMeta): unknown;
  onSpawn?(meta: AdapterSpawnMeta): unknown;
}

export interface AgentExecutionAdapter extends ExecutionAdapterFacts {
  sessionCodec?: AdapterSessionCodec;
  /** Never rejects: what is wrong is a check that failed. */
  testEnvironment(ctx?: { cwd?: string; asksModel?: boolean }): Promise<AdapterEnvironmentTestResult>;
  /** Never rejects. Absent on `legacy_pty_cli`, whose runs a terminal drives. */
  execute?(ctx: AdapterExecutionContext): Promise<AdapterExecutionResult>;
  classifyError?(stderr: string, exitCode: number | null): ConversationErrorClassification | null;
}
