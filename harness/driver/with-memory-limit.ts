import { garbageCollector } from "../lib/memory-in-use.ts";
import type { Target } from "../model/target.ts";
import { AdapterCrash } from "./adapter-faults.ts";
import { afterReplays } from "./after-replays.ts";

const LOOK_EVERY_MS = 200;
/** A collection that finds marking under way keeps what was dropped since; the buffers go two collections later. */
const MAX_COLLECTIONS = 4;
const MB = 1024 * 1024;

/**
 * The same target, whose replays are a crash once this process holds more memory outside of the JavaScript heap than it
 * may: buffers, which node's own limit does not count.
 *
 * @param maxMb in MiB.
 */
export function withMemoryLimit(target: Target, maxMb: number): Target {
  const isOver = () => process.memoryUsage().external / MB > maxMb;
  const look = () => {
    if (!isOver()) return;
    const collect = garbageCollector();
    for (let round = 0; round < MAX_COLLECTIONS && isOver(); round++) collect();
    if (isOver()) throw new AdapterCrash(`the adapter holds more than ${maxMb} MB of memory in buffers`);
  };
  return afterReplays(target, look, LOOK_EVERY_MS);
}
