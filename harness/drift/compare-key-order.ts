import type { LayoutChange } from "../../schemas/harness/v1/generated/drift.ts";
import { isRecord } from "../lib/json.ts";
import type { Fixture } from "../model/fixture.ts";
import { stepOf } from "../records/field-paths.ts";
import { fieldValues, printedRecords } from "./printed-records.ts";

/** Key lists of every object at one place: a record, or a path in it. */
type KeyLists = Map<string, string[][]>;

/**
 * Places at which no object of one version has its keys in an order of the other's: reported by the first key where
 * that differs, else by the order of the keys that both have.
 */
export function compareKeyOrder(
  from: readonly Fixture[],
  to: readonly Fixture[],
  keys: readonly string[] | undefined,
): LayoutChange[] {
  const old = keyLists(from, keys);
  const young = keyLists(to, keys);
  return [...old]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([place, lists]) => {
      const others = young.get(place);
      return others === undefined ? [] : differing(place, lists, others);
    });
}

function differing(place: string, lists: string[][], others: string[][]): LayoutChange[] {
  const known = new Set(lists.flat());
  const shared = new Set(others.flat().filter((key) => known.has(key)));
  const orders = (all: string[][]) =>
    new Set(all.map((list) => list.filter((key) => shared.has(key)).join(", ")));
  const [order, otherOrder] = [orders(lists), orders(others)];
  const firsts = (all: string[][]) => new Set(all.map((list) => list[0]!));
  const [first, otherFirst] = [firsts(lists), firsts(others)];
  if (![...first].some((key) => otherFirst.has(key))) {
    return [{ what: `first key of ${place}`, from: words(first), to: words(otherFirst) }];
  }
  if ([...order].some((one) => otherOrder.has(one)) || sameButForGaps(order, otherOrder)) return [];
  return [{ what: `order of keys of ${place}`, from: [...order][0]!, to: [...otherOrder][0]! }];
}

/** Optional keys make many lists of one order: two that agree on what both have are no difference. */
function sameButForGaps(orders: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...orders].some((one) =>
    [...others].some((other) => {
      const [a, b] = [one.split(", "), other.split(", ")];
      return a.filter((key) => b.includes(key)).join() === b.filter((key) => a.includes(key)).join();
    }),
  );
}

function keyLists(fixtures: readonly Fixture[], keys: readonly string[] | undefined): KeyLists {
  const found: KeyLists = new Map();
  const seen = new Set<string>();
  for (const { kind, record } of fixtures.flatMap((fixture) => printedRecords(fixture, keys))) {
    const objects = [{ path: "", value: record as unknown }, ...fieldValues(record)];
    for (const { path, value } of objects) {
      if (!isRecord(value) || Object.keys(value).length === 0) continue;
      const place = path === "" ? kind : `${kind} ${path}`;
      const list = Object.keys(value);
      // Keys that data names, those of a map by model for instance, have no order of the CLI's.
      if (list.some((key) => stepOf(value, key) !== key)) continue;
      const key = JSON.stringify([place, list]);
      if (seen.has(key)) continue;
      seen.add(key);
      found.set(place, [...(found.get(place) ?? []), list]);
    }
  }
  return found;
}

function words(keys: ReadonlySet<string>): string {
  return [...keys].sort().join(" or ");
}
