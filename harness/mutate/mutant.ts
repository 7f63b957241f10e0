/** One small change to the source of an adapter. */
export interface Mutant {
  id: string;
  /** Path from the root of the sources, with `/`. */
  file: string;
  mutator: string;
  /** As the schema of mutation reports counts: lines and columns from 1. */
  location: { start: Place; end: Place };
  /** The source that was replaced, and what is there instead. */
  original: string;
  replacement: string;
  /** Marked in the source as equivalent, with this reason; such a mutant is not tried. */
  ignored?: string;
}

interface Place {
  line: number;
  column: number;
}

/** What became of a mutant. */
export type MutantStatus = "Killed" | "Survived" | "NoCoverage" | "Timeout" | "Ignored";

/** A mutant that was tried. */
export interface TriedMutant {
  id: string;
  status: MutantStatus;
  /** The case that killed it, `INV-... check fixture`; or why it has the status. */
  by: string | null;
  /** Cases that were run. */
  cases: number;
  /** It changes code that runs while the module is loaded. */
  isStatic: boolean;
  /** Milliseconds of CPU. */
  cpuMs: number;
}

/** The files of one adapter with all mutants switched in and none active, in a folder of their own. */
export interface Workspace {
  folder: string;
  /** The adapter's module there. */
  module: string;
  mutants: readonly Mutant[];
  /** Source text by file, as it is in the project. */
  sources: ReadonlyMap<string, string>;
  /** Changes when a source or the instrumenter changes. */
  digest: string;
}
