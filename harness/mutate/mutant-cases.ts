import type { Check } from "../checks/kit/check.ts";
import type { Fixture } from "../model/fixture.ts";

/** One check on one fixture, or on all of them. */
export interface MutantCase {
  check: Check;
  /** Null: the check looks at the whole corpus. */
  fixture: Fixture | null;
}

/** Measured times must not kill a mutant: they differ from run to run. */
const TIMED = new Set(["INV-CLI-PARSE-010"]);

/** Whether a check may judge mutants. */
export function isJudge(check: Check): boolean {
  return !TIMED.has(check.invariant);
}

/** What is known of a check from the mutants before. */
export interface CheckRecord {
  kills: number;
  cases: number;
  ms: number;
}

/**
 * The cases that may kill a mutant, in the order in which they are run: one of each check in turn, for a mutant that
 * two checks miss on ten fixtures each is not killed by an eleventh as likely as by a third check. Checks that killed
 * most come first, then cheap ones; checks of the whole corpus have one case each.
 *
 * @param fixtures those whose outcome the mutant changes, then others: most promising first.
 * @param turn another number begins with another check's fixture.
 */
export function casesInTurn(
  checks: readonly Check[],
  { changed, others }: { changed: readonly Fixture[]; others: readonly Fixture[] },
  records: ReadonlyMap<Check, CheckRecord>,
  turn: number,
): MutantCase[] {
  const ranked = checks.toSorted((a, b) => score(records.get(b)) - score(records.get(a)));
  const lists = ranked.map((check, index): MutantCase[] => {
    if (check.scope === "corpus") return [{ check, fixture: null }];
    const fixtures = [...rotated(changed, turn + index), ...rotated(others, turn + index)];
    return fixtures.map((fixture) => ({ check, fixture }));
  });
  const longest = lists.reduce((most, list) => Math.max(most, list.length), 0);
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}

function rotated<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Kills for each millisecond, with a prior of one kill in a hundred cases. */
function score({ kills, cases, ms }: CheckRecord = { kills: 0, cases: 0, ms: 0 }): number {
  return (kills + 0.1) / (ms + 10 + cases * 0.1);
}
