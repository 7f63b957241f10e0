/** The shapes of `agent/v1` as zod schemas: what a check holds a plugin's words against. */
import { z } from "zod";
import type {
  AdapterError,
  AgentActivityEvent,
  AgentCapabilities,
  AgentRunResult,
  HealthStatus,
  InitResult,
  PluginManifest,
  QuotaStatus,
} from "./agent-adapter.ts";

const tokens = z.int().min(0);
const text = z.string().min(1);
const unixMs = z.number().min(1e12, "Unix time in milliseconds").nullable();

export const initResultSchema = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
}) satisfies z.ZodType<InitResult>;

export const healthStatusSchema = z.object({
  healthy: z.boolean(),
  message: text,
  details: z.record(z.string(), z.unknown()).nullable(),
}) satisfies z.ZodType<HealthStatus>;

const usageSchema = z.object({
  tokens: z
    .object({
      input_tokens: tokens,
      output_tokens: tokens,
      cache_read_tokens: tokens,
      cache_creation_tokens: tokens,
      total_tokens: tokens,
    })
    .refine((one) => one.total_tokens === one.input_tokens + one.output_tokens, {
      message: "total_tokens is not input_tokens + output_tokens",
    }),
  model_id: text.nullable(),
  service_tier: text.nullable(),
});

export const agentRunResultSchema = z.object({
  content: z.string(),
  cost_usd: z.number().min(0).nullable(),
  duration_ms: z.number().min(0),
  usage: usageSchema.nullable(),
}) satisfies z.ZodType<AgentRunResult>;

export const agentCapabilitiesSchema = z.object({
  model_id: text,
  supports_usage_reporting: z.boolean(),
  supports_quota_reporting: z.boolean(),
  supports_activity_streaming: z.boolean(),
  context_window: z.int().min(1).nullable(),
}) satisfies z.ZodType<AgentCapabilities>;

export const quotaStatusSchema = z.object({
  windows: z.array(
    z.object({
      window_type: text,
      resets_at: unixMs,
      is_exhausted: z.boolean(),
      used_percentage: z.number().min(0).max(100).nullable(),
    }),
  ),
  is_rate_limited: z.boolean(),
  earliest_reset_at: unixMs,
}) satisfies z.ZodType<QuotaStatus>;

/** Strict: a plugin adds no field of its own to the events. */
export const agentActivityEventSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("session"),
    model: z.string().nullable(),
    tools: z.int().min(0).nullable(),
    cwd: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal("assistant_text"), text: z.string() }),
  z.strictObject({ kind: z.literal("thinking"), text: z.string() }),
  z.strictObject({ kind: z.literal("tool_use"), tool_call_id: text, name: text, input: z.unknown() }),
  z.strictObject({
    kind: z.literal("tool_result"),
    tool_call_id: text,
    status: z.enum(["ok", "error"]),
    output: z.unknown(),
  }),
]) satisfies z.ZodType<AgentActivityEvent>;

export const adapterErrorSchema = z.object({
  code: z.enum(["internal_error", "cli_error", "spawn_error"]),
  message: text,
  severity: z.enum(["error", "fatal"]),
  retryable: z.boolean(),
  details: z.record(z.string(), z.unknown()).nullable(),
}) satisfies z.ZodType<AdapterError>;

export const pluginManifestSchema = z.object({
  id: text,
  type: z.literal("agent"),
  version: z.string().regex(/^\d+\.\d+\.\d+/, "a version as semver"),
  name: text,
  description: text,
  critical: z.boolean(),
  requirements: z.array(z.object({ type: z.enum(["binary", "env"]), name: text })).min(1),
  entry: text,
  adapter_meta: z.looseObject({ provider_type: z.enum(["cli", "api"]) }),
  contributes: z.record(z.string(), z.array(z.string())),
}) satisfies z.ZodType<PluginManifest>;
