import v8 from "node:v8";
import vm from "node:vm";

/** Bytes of heap and of buffers that are in use in this process, garbage included. */
export function memoryInUse(): number {
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
