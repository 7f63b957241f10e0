import type { QuotaStatus } from "../../../../../contracts/agent/v1/agent-adapter.ts";
import { asOf, type SeenWindow } from "./window.ts";

/**
 * The windows as they stand now, whether one of them stops every run, and when the first of them resets. Pure.
 *
 * @param blocking windows that stop every model; null: each of them does.
 * @param now Unix milliseconds.
 */
export function quotaStatus(
  seen: readonly SeenWindow[],
  blocking: readonly string[] | null,
  now: number,
): QuotaStatus {
  const windows = seen.map((one) => asOf(one, now));
  const resets = windows.flatMap(({ resets_at }) => resets_at ?? []);
  return {
    windows,
    is_rate_limited: windows.some(
      ({ is_exhausted, window_type }) => is_exhausted && (blocking?.includes(window_type) ?? true),
    ),
    earliest_reset_at: resets.length === 0 ? null : Math.min(...resets),
  };
}
