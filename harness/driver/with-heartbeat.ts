import type { Target } from "../model/target.ts";
import { afterReplays } from "./after-replays.ts";

const BEAT_EVERY_MS = 500;

/**
 * The same target, which gives a sign of life after each replay: a case of many replays is long, but no hang.
 *
 * @param heartbeat called at most twice a second.
 */
export function withHeartbeat(target: Target, heartbeat: () => void): Target {
  return afterReplays(target, heartbeat, BEAT_EVERY_MS);
}
