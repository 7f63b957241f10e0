import { search } from "../arbitraries/search.ts";
import { fixtureReaderTarget } from "./fixture-reader.ts";
import type { FuzzTarget } from "./fuzz-target.ts";
import { parserTargets } from "./parsers.ts";
import { protocolReaderTarget } from "./protocol-reader.ts";
import { reportWriterTargets } from "./report-writers.ts";

/** What became of one target. */
export interface FuzzResult {
  target: string;
  tried: number;
  /** The smallest input that went wrong; null: none did. */
  found: { problem: string; bytes: Buffer; path: string } | null;
}

/** All targets: parsers, the readers of fixtures and of the process protocol, report writers. */
export async function fuzzTargets(): Promise<FuzzTarget[]> {
  const targets: unknown[] = [
    ...(await parserTargets()),
    fixtureReaderTarget(),
    protocolReaderTarget(),
    ...reportWriterTargets(),
  ];
  return targets as FuzzTarget[];
}

/**
 * Tries random inputs on one target, and shrinks the first that goes wrong.
 *
 * @param options `runs`: inputs to try; `path`: of a counterexample that was found before, which is then tried alone.
 */
export async function fuzz(
  target: FuzzTarget,
  options: { seed: number; runs: number; path?: string | undefined },
): Promise<FuzzResult> {
  const result = await search(target.inputs, (input) => target.problem(input), options);
  return {
    target: target.name,
    tried: result.tried,
    found: result.found
      ? {
          problem: String(result.failure),
          bytes: target.bytes(result.counterexample),
          path: result.path,
        }
      : null,
  };
}
