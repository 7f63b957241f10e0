import type { Target } from "../model/target.ts";

/**
 * The same target, which is looked at after each of its replays and runs.
 *
 * @param look called when the adapter has answered; what it throws takes the place of the answer.
 * @param everyMs milliseconds that have to pass between two looks; 0: after every answer.
 */
export function afterReplays(target: Target, look: () => void, everyMs = 0): Target {
  let last = performance.now();
  const after = <T>(result: T): T => {
    if (everyMs > 0) {
      const now = performance.now();
      if (now - last < everyMs) return result;
      last = now;
    }
    look();
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
