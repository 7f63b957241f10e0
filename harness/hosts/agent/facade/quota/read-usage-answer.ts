import { z } from "zod";
import type { SeenWindow } from "./window.ts";

/** One window of the endpoint's answer. What has no time of a reset is no window (`extra_usage`). */
const window = z.object({
  utilization: z.number().min(0),
  resets_at: z.iso.datetime({ offset: true }).nullable(),
});
const answer = z.record(z.string(), z.unknown());
const FULL = 100;

/**
 * The windows in the answer of the endpoint: percentages, and ISO times. Pure.
 *
 * @returns null where it is no such answer.
 */
export function readUsageAnswer(body: unknown, now: number): SeenWindow[] | null {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return null;
  const windows = Object.entries(parsed.data).flatMap(([window_type, value]) => {
    const one = window.safeParse(value);
    if (!one.success) return [];
    const { utilization, resets_at } = one.data;
    return {
      window_type,
      resets_at: resets_at === null ? null : Date.parse(resets_at),
      is_exhausted: utilization >= FULL,
      used_percentage: Math.min(FULL, utilization),
      seen_at: now,
    };
  });
  return windows.length === 0 ? null : windows;
}
