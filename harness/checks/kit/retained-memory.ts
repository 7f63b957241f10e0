import v8 from "node:v8";
import vm from "node:vm";
import type { Adapter, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import { ENDED_WELL } from "../../model/target.ts";

/**
 * Bytes of heap and of buffers that a parser holds after all of stdout but its end: what is free again once it is gone.
 * What others left behind, which a collector may find at any moment, does not count.
 */
export function retainedMemory(
  adapter: Adapter,
  outputFormat: OutputFormat,
  stdout: Iterable<Uint8Array>,
): number {
  const collect = garbageCollector();
  const withParser = inUseWith(adapter, outputFormat, stdout, collect);
  collect();
  return Math.max(0, withParser - inUse());
}

/** A function of its own, also for making the parser: a caller's frame holds the arguments of a call that is over. */
function inUseWith(
  adapter: Adapter,
  outputFormat: OutputFormat,
  stdout: Iterable<Uint8Array>,
  collect: () => void,
): number {
  const parser = adapter.parser({ outputFormat });
  for (const chunk of stdout) parser.push("out", chunk);
  collect();
  const bytes = inUse();
  parser.end(ENDED_WELL);
  return bytes;
}

function inUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function garbageCollector(): () => void {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void;
  // Buffers are let go of in the turn after the one in which their owners were found dead.
  return () => {
    collect();
    collect();
  };
}
