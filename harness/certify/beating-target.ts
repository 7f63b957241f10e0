import type { Target } from "../model/target.ts";

const BEAT_EVERY_MS = 500;

/**
 * A target that says after a replay that it lives: a case of many replays is long, but no hang.
 *
 * @param beat called at most twice a second.
 */
export function beatingTarget(target: Target, beat: () => void): Target {
  let last = performance.now();
  const after = <T>(result: T): T => {
    const now = performance.now();
    if (now - last >= BEAT_EVERY_MS) {
      last = now;
      beat();
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
