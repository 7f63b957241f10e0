/** What the instrumented code reads: https://stryker-mutator.io, its instrumenter's header. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const NONE = "none";
/** Times that the changed place may run in one mutant's cases: an endless loop ends by an exception then. */
const HIT_LIMIT = 20_000_000;

const namespace = (): Namespace => {
  const holder = globalThis as { __stryker__?: Namespace };
  holder.__stryker__ ??= {};
  return holder.__stryker__;
};

/** Makes one mutant active, or none, for all code that was instrumented. */
export function activate(mutant: string | null): void {
  const shared = namespace();
  shared.activeMutant = mutant ?? NONE;
  shared.hitCount = mutant === null ? undefined : 0;
  shared.hitLimit = mutant === null ? undefined : HIT_LIMIT;
}

/** Whether the active mutant ran more often than it may. */
export function hasRunAway(): boolean {
  const { hitCount = 0, hitLimit = Number.POSITIVE_INFINITY } = namespace();
  return hitCount > hitLimit;
}

/** The mutants whose place has run while no `reachedBy` was at work: while modules were loaded. */
export function reachedByLoading(): Set<string> {
  return new Set(Object.keys(namespace().mutantCoverage?.static ?? {}));
}

/**
 * The mutants whose place runs while `work` is done.
 *
 * @param label names the work; each name is used once.
 */
export async function reachedBy(label: string, work: () => Promise<unknown>): Promise<Set<string>> {
  const shared = namespace();
  shared.currentTestId = label;
  try {
    await work();
  } finally {
    shared.currentTestId = undefined;
  }
  const reached = shared.mutantCoverage?.perTest[label] ?? {};
  delete shared.mutantCoverage?.perTest[label];
  return new Set(Object.keys(reached));
}
