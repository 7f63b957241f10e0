import { reportedUsage } from "../../../../adapters/shared/outcome/estimate-usage.ts";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  AdapterExecutionResult,
  AdapterSessionCodec,
  AdapterUsage,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { commonKind, kindOfCore } from "./error-kind.ts";
import type { ProviderFacts } from "./registry/provider-table.ts";

/**
 * An outcome in the words of `execution/v1`. Pure.
 *
 * @param codec null where the provider has no sessions.
 * @param file path of the session, where sessions are files that the host names.
 */
export function executionResult(
  outcome: Outcome,
  facts: ProviderFacts,
  codec: AdapterSessionCodec | null,
  file: string | null,
): AdapterExecutionResult {
  const { exit, content, messages, error, model } = outcome;
  const usage = reportedUsage(outcome);
  const output = content ?? messages.join("\n");
  const reported = error == null ? null : kindOfCore(error.kind);
  const errorCode =
    error != null && reported === "unknown" ? (commonKind(error.message) ?? reported) : reported;
  return {
    exitCode: exit.code,
    signal: exit.signal,
    timedOut: exit.timedOut,
    ...(usage === null ? {} : { usage: tokens(usage) }),
    ...session(outcome, facts, codec, file),
    provider: facts.providerId,
    model: model ?? null,
    billingType: facts.billingType,
    summary: firstLine(output),
    output,
    errorMessage: error?.message ?? null,
    errorCode,
    clearSession: outcome.session?.clear === true || errorCode === "session_expired",
  };
}

function tokens({ inputTokens, outputTokens, cacheReadTokens }: NonNullable<Outcome["usage"]>): AdapterUsage {
  return { inputTokens, outputTokens, cachedInputTokens: cacheReadTokens };
}

/**
 * The three fields by which a later run resumes the session; null where the CLI reported no session, or one that
 * can no longer be resumed.
 */
function session(
  { session: reported }: Outcome,
  { sessionKey }: ProviderFacts,
  codec: AdapterSessionCodec | null,
  file: string | null,
): Pick<AdapterExecutionResult, "sessionId" | "sessionParams" | "sessionDisplayId"> {
  const id = reported?.id && !reported.clear ? (file ?? reported.id) : null;
  if (id === null || codec === null || sessionKey === null)
    return { sessionId: null, sessionParams: null, sessionDisplayId: null };
  const sessionParams = { [sessionKey]: id };
  return { sessionId: id, sessionParams, sessionDisplayId: codec.getDisplayId?.(sessionParams) ?? null };
}

function firstLine(output: string): string | null {
  return (
    output
      .split("\n")
      .map((line) => line.trim())
      .find((line) => line !== "") ?? null
  );
}
