import { garbageCollector } from "../lib/memory-in-use.ts";
import type { Target } from "../model/target.ts";
import { AdapterCrash } from "./adapter-faults.ts";

const LOOK_EVERY_MS = 200;
const MB = 1024 * 1024;

/**
 * The same target, whose replays are a crash once this process holds more memory outside of the JavaScript heap than it
 * may: buffers, which node's own limit does not count.
 *
 * @param maxMb in MiB.
 */
export function withMemoryLimit(target: Target, maxMb: number): Target {
  let last = performance.now();
  const held = () => process.memoryUsage().external / MB;
  const after = <T>(result: T): T => {
    const now = performance.now();
    if (now - last < LOOK_EVERY_MS) return result;
    last = now;
    if (held() <= maxMb) return result;
    garbageCollector()();
    if (held() <= maxMb) return result;
    throw new AdapterCrash(`the adapter holds more than ${maxMb} MB of memory in buffers`);
  };
  return {
    ...target,
    replay: async (run) => after(await target.replay(run)),
    replayInterleaved: async (runs) => after(await target.replayInterleaved(runs)),
    run: async (call, signal) => after(await target.run(call, signal)),
    close: () => target.close(),
  };
}
