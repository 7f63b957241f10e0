import { readdirSync } from "node:fs";
import type { Adapter, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import { garbageCollector, settledMemory } from "../../lib/memory-in-use.ts";
import { ENDED_WELL } from "../../model/target.ts";

/** What a number of runs left behind in this process. */
export interface LeftBehind {
  /** Bytes of heap and of buffers; negative where less is held than before. */
  bytes: number;
  /** Open file descriptors; null where the system does not show them. */
  descriptors: number | null;
}

/**
 * Parses runs one after the other, each with a parser of its own that is then dropped, and says what they leave.
 *
 * @param stdout what the CLI prints in a run, by its number: no two runs print the same, so that nothing is shared.
 */
export function leftByRuns(
  adapter: Adapter,
  outputFormat: OutputFormat,
  runs: readonly number[],
  stdout: (run: number) => Uint8Array,
): LeftBehind {
  const collect = garbageCollector();
  const before = { bytes: settledMemory(collect), descriptors: openDescriptors() };
  for (const run of runs) {
    const parser = adapter.parser({ outputFormat });
    parser.push("out", stdout(run));
    parser.push("err", Buffer.from(`run ${run} says nothing of note\n`));
    parser.end(ENDED_WELL);
  }
  const descriptors = openDescriptors();
  return {
    bytes: settledMemory(collect) - before.bytes,
    descriptors:
      descriptors === null || before.descriptors === null ? null : descriptors - before.descriptors,
  };
}

function openDescriptors(): number | null {
  for (const folder of ["/proc/self/fd", "/dev/fd"]) {
    try {
      return readdirSync(folder).length;
    } catch {
      // Not on this system.
    }
  }
  return null;
}
