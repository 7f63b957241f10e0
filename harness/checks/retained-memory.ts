import v8 from "node:v8";
import vm from "node:vm";
import type { Adapter, OutputFormat } from "../../contracts/cli/v1/adapter.ts";
import { ENDED_WELL } from "../target/ended-well.ts";

/** Bytes of heap and of buffers that a parser holds after all of stdout but its end; what it dropped is collected. */
export function retainedMemory(
  adapter: Adapter,
  outputFormat: OutputFormat,
  stdout: Iterable<Uint8Array>,
): number {
  const collect = garbageCollector();
  const parser = adapter.parser({ outputFormat });
  collect();
  const before = inUse();
  for (const chunk of stdout) parser.push("out", chunk);
  collect();
  const after = inUse();
  parser.end(ENDED_WELL);
  return Math.max(0, after - before);
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
