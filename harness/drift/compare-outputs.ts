import type { OutputChange, RecordChanges } from "../../schemas/harness/v1/generated/drift.ts";
import type { Fixture } from "../model/fixture.ts";
import { change, isChange } from "./change.ts";
import { groupScenarios } from "./group-scenarios.ts";
import type { Pair } from "./pair-scenarios.ts";
import { printedRecords } from "./printed-records.ts";

/**
 * Scenarios in which types of record appear or are missing that the other version prints elsewhere, or whose output
 * another type ends. How often a record comes does not count: retries and pieces of text depend on time.
 *
 * @param records types that are new or gone everywhere: they are told there.
 */
export function compareOutputs(
  pairs: readonly Pair[],
  keys: readonly string[] | undefined,
  records: RecordChanges,
): OutputChange[] {
  const told = new Set([...records.new, ...records.gone].map(({ record }) => record));
  const found = pairs.flatMap(({ scenario, from, to }) => {
    const [old, young] = [kindsOf(from, keys), kindsOf(to, keys)];
    const all = change(old, young);
    const changed = {
      gone: all.gone.filter((kind) => !told.has(kind)),
      new: all.new.filter((kind) => !told.has(kind)),
    };
    const [lastFrom, lastTo] = [old.at(-1) ?? "nothing", young.at(-1) ?? "nothing"];
    if (!isChange(changed) && lastFrom === lastTo) return [];
    return [[scenario, { ...changed, ...(lastFrom === lastTo ? {} : { lastFrom, lastTo }) }] as const];
  });
  return groupScenarios(found);
}

function kindsOf(fixture: Fixture, keys: readonly string[] | undefined): string[] {
  return printedRecords(fixture, keys).map(({ kind }) => kind);
}
