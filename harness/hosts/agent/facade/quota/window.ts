import type { QuotaWindow } from "../../../../../contracts/agent/v1/agent-adapter.ts";

/** What a source says of one window at a time. */
export interface SeenWindow extends QuotaWindow {
  /** Unix milliseconds at which it was said. */
  seen_at: number;
}

/** A window as it is now: once its reset has passed nothing of what was said of it holds (INV-AGENT-QUOTA-005). */
export function asOf({ seen_at: _, ...window }: SeenWindow, now: number): QuotaWindow {
  const { window_type, resets_at } = window;
  if (resets_at === null || resets_at > now) return window;
  return { window_type, resets_at: null, is_exhausted: false, used_percentage: null };
}

/**
 * What two sources say of the same windows: the endpoint knows the percentages, and a run that was refused after it had
 * been asked knows better whether a window is exhausted. Pure.
 */
export function mergeWindows(asked: readonly SeenWindow[], recorded: readonly SeenWindow[]): SeenWindow[] {
  const byType = new Map(recorded.map((one) => [one.window_type, one]));
  const merged = asked.map((one) => {
    const other = byType.get(one.window_type);
    if (other === undefined) return one;
    byType.delete(one.window_type);
    if (other.seen_at <= one.seen_at) return one;
    return {
      ...one,
      is_exhausted: other.is_exhausted,
      resets_at: other.resets_at ?? one.resets_at,
      used_percentage: other.used_percentage ?? one.used_percentage,
    };
  });
  return [...merged, ...byType.values()];
}
