import type { Adapter, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import { garbageCollector, settledMemory } from "../../lib/memory-in-use.ts";
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
  return Math.max(0, withParser - settledMemory(collect));
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
  const bytes = settledMemory(collect);
  parser.end(ENDED_WELL);
  return bytes;
}
