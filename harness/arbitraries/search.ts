import fc from "fast-check";

/** What a search found: nothing, or the smallest input that breaks the property. */
export type SearchResult<T> =
  | { found: false; tried: number }
  | { found: true; tried: number; counterexample: T; path: string; failure: unknown };

export interface SearchOptions {
  seed: number;
  runs: number;
  /** Path of an earlier counterexample: then that input alone is tried. */
  path?: string | undefined;
}

/**
 * Looks for an input that makes `property` return a failure, and shrinks it.
 *
 * @param property returns undefined when the input is fine, else what is wrong with it.
 * @returns the smallest failing input, with the path that finds it again under the same seed.
 * @throws whatever `property` throws.
 */
export async function search<T, F>(
  arbitrary: fc.Arbitrary<T>,
  property: (input: T) => Promise<F | undefined> | F | undefined,
  options: SearchOptions,
): Promise<SearchResult<T>> {
  let last: { input: T; failure: F } | undefined;
  const details = await fc.check(
    fc.asyncProperty(arbitrary, async (input) => {
      const failure = await property(input);
      if (failure === undefined) return true;
      last = { input, failure };
      return false;
    }),
    {
      seed: options.seed,
      numRuns: options.runs,
      ...(options.path === undefined ? {} : { path: options.path, endOnFailure: true }),
    },
  );
  if (!details.failed) return { found: false, tried: details.numRuns };
  // The property itself threw (a hang, an answer of unsupported, a fault of ours): that is for certify to judge.
  if (last === undefined) throw details.errorInstance;
  const counterexample = details.counterexample?.[0] as T;
  const failure = await property(counterexample);
  return {
    found: true,
    tried: details.numRuns + details.numShrinks,
    counterexample,
    path: details.counterexamplePath ?? "",
    failure: failure ?? last.failure,
  };
}
