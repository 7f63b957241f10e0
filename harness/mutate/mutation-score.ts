import type { Mutant, MutantStatus, TriedMutant } from "./mutant.ts";

/** How many mutants of some code had which end. */
export type MutantCounts = Record<MutantStatus, number>;

/** A mutant with what became of it. */
export interface MutantResult {
  mutant: Mutant;
  tried: TriedMutant;
}

export function countMutants(results: readonly MutantResult[]): MutantCounts {
  const counts: MutantCounts = { Killed: 0, Survived: 0, NoCoverage: 0, Timeout: 0, Ignored: 0 };
  for (const { tried } of results) counts[tried.status]++;
  return counts;
}

/**
 * Percent of the mutants that certify killed, of all that were tried: what no case reaches, and what changes loading
 * code, counts; a mutant that only runs into a time limit is not killed; one that is marked as equivalent is left out.
 * Null where none was tried.
 */
export function mutationScore({ Killed, Survived, NoCoverage, Timeout }: MutantCounts): number | null {
  const all = Killed + Survived + NoCoverage + Timeout;
  return all === 0 ? null : (Killed * 100) / all;
}
