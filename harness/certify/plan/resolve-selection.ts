import { didYouMean } from "../../lib/words.ts";
import { familyOf } from "../../model/invariants.ts";
import type { CheckIdentity } from "./plan.ts";
import { matchInvariants, type Selection } from "./selection.ts";

/** What the user asked for, as typed. */
export interface SelectionWords {
  only: readonly string[];
  check: string | null;
  case: string | null;
  shard: Selection["shard"];
}

export interface SelectionGround {
  /** Every invariant of the contract. */
  invariants: readonly string[];
  checks: readonly CheckIdentity[];
  /** Fixtures that can be run. */
  fixtures: readonly string[];
  /** Reasons of those that cannot, by id. */
  skipped: ReadonlyMap<string, string>;
}

/** Turns the user's words into a selection, or into one line that says which word means nothing. */
export function resolveSelection(words: SelectionWords, ground: SelectionGround): Selection | string {
  const invariants = new Set<string>();
  for (const word of words.only) {
    const matched = matchInvariants(word, ground.invariants);
    if (matched.length === 0) return `--only ${word}: no such invariant;${known(word, ground.invariants)}`;
    for (const id of matched) invariants.add(id);
  }
  const served = new Set(ground.checks.map((check) => check.invariant));
  if (words.only.length > 0 && ![...invariants].some((id) => served.has(id))) {
    return `--only ${words.only.join(" ")}: no check serves ${[...invariants].join(", ")} in this version`;
  }
  const names = [...new Set(ground.checks.map((check) => check.name))];
  if (words.check !== null && !names.includes(words.check)) {
    return `--check ${words.check}: no such check;${didYouMean(words.check, names)} known: ${names.toSorted().join(", ")}`;
  }
  const problem = words.case === null ? null : caseProblem(words.case, ground);
  if (problem !== null) return problem;
  return {
    invariants: words.only.length === 0 ? null : invariants,
    check: words.check,
    case: words.case,
    shard: words.shard,
  };
}

function caseProblem(name: string, { fixtures, skipped }: SelectionGround): string | null {
  if (name === "corpus" || fixtures.includes(name)) return null;
  const reason = skipped.get(name);
  if (reason !== undefined) return `--case ${name}: the fixture is skipped: ${reason}`;
  return `--case ${name}: no such fixture;${didYouMean(name, fixtures)} there are ${fixtures.length}, and corpus`;
}

/** ` did you mean ...? known: PARSE-001..012, ERR-001..006`. */
function known(word: string, ids: readonly string[]): string {
  const families = [...new Set(ids.map(familyOf))];
  const ranges = families.map((family) => {
    const numbers = ids.filter((id) => familyOf(id) === family).map((id) => id.split("-").at(-1));
    return numbers.length === 1 ? `${family}-${numbers[0]}` : `${family}-${numbers[0]}..${numbers.at(-1)}`;
  });
  const short = ids.map((id) => id.replace(/^INV-[A-Z]+-/, ""));
  return `${didYouMean(word, [...ids, ...short, ...families])} known: ${ranges.join(", ")}`;
}
