/** Which part of a certification is to be run; null everywhere means all of it. */
export interface Selection {
  /** Ids of invariants. */
  invariants: ReadonlySet<string> | null;
  /** Name of a check, where several serve one invariant. */
  check: string | null;
  /** Id of a fixture, or `corpus` for the checks on all of them. */
  case: string | null;
  /** Every count-th group of cases, from index, which starts at 1. */
  shard: { index: number; count: number } | null;
}

export const EVERYTHING: Selection = { invariants: null, check: null, case: null, shard: null };

/** The shard that `2/3` names: the second of three; null for a text that names none. */
export function shardOf(text: string): Selection["shard"] {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : null;
}

/**
 * Invariants that a word of the user's names: a whole id, a family (`PARSE`), a number in a family (`PARSE-005`),
 * or the beginning of ids up to a hyphen (`INV-CLI-PARSE`). Letter case does not matter.
 */
export function matchInvariants(word: string, known: readonly string[]): string[] {
  const wanted = word.toUpperCase();
  return known.filter((id) => [id, id.replace(/^INV-[A-Z]+-/, "")].some((name) => startsWhole(name, wanted)));
}

function startsWhole(name: string, start: string): boolean {
  return name === start || name.startsWith(`${start}-`);
}
