import type { RateLimitEventRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** State of the subscription's limits. It never decides the verdict (severity1/claude-agent-sdk-go#126). */
export function onRateLimit(state: RunState, record: JsonRecord): void {
  state.quota.update((record as Untrusted<RateLimitEventRecord>).rate_limit_info);
}
