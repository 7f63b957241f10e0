import type { Adapter, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import { ENDED_WELL } from "../../model/ended-well.ts";
import type { Chunk } from "../../model/target.ts";

const MICROSECONDS = 1e6;
const MILLISECONDS = 1e3;

/**
 * How long an adapter takes for a stream, in seconds: the wall clock or this process's own CPU time, whichever is less,
 * so that a busy machine does not count. The first is wrong when others run, the second when a collector's threads do.
 */
export function parseSeconds(adapter: Adapter, outputFormat: OutputFormat, chunks: readonly Chunk[]): number {
  const parser = adapter.parser({ outputFormat });
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const [stream, bytes] of chunks) parser.push(stream, bytes);
  parser.flush?.();
  parser.end(ENDED_WELL);
  const wall = (performance.now() - start) / MILLISECONDS;
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(wall, (user + system) / MICROSECONDS);
}
