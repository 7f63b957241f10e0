import type { Target } from "../model/target.ts";

const BEAT_EVERY_MS = 500;

/**
 * The same target, which gives a sign of life after each replay: a case of many replays is long, but no hang.
 *
 * @param heartbeat called at most twice a second.
 */
export function withHeartbeat(target: Target, heartbeat: () => void): Target {
  let last = performance.now();
  const after = <T>(result: T): T => {
    const now = performance.now();
    if (now - last >= BEAT_EVERY_MS) {
      last = now;
      heartbeat();
    }
    return result;
  };
  return {
    ...target,
    replay: async (run) => after(await target.replay(run)),
    replayInterleaved: async (runs) => after(await target.replayInterleaved(runs)),
    run: async (call, signal) => after(await target.run(call, signal)),
    close: () => target.close(),
  };
}
