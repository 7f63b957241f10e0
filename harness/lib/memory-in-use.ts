import v8 from "node:v8";
import vm from "node:vm";

/** Bytes of heap and of buffers that are in use in this process, garbage included. */
function memoryInUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A function that collects all garbage of this process, buffers included. */
export function garbageCollector(): () => void {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void;
  // Buffers are let go of in the turn after the one in which their owners were found dead.
  return () => {
    collect();
    collect();
  };
}

/** As much garbage of this size in one collection that another one is worth it. */
const SETTLED_BYTES = 64 * 1024;
const MAX_COLLECTIONS = 6;

/**
 * Bytes in use once collecting frees no more: what was dropped a while ago may take several collections to be found.
 *
 * @param collect see garbageCollector.
 */
export function settledMemory(collect: () => void): number {
  collect();
  let bytes = memoryInUse();
  for (let round = 1; round < MAX_COLLECTIONS; round++) {
    collect();
    const now = memoryInUse();
    if (bytes - now < SETTLED_BYTES) return Math.min(bytes, now);
    bytes = now;
  }
  return bytes;
}
