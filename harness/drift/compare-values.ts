import type { ValueChange } from "../../schemas/harness/v1/generated/drift.ts";
import type { Fixture } from "../model/fixture.ts";
import { change, isChange } from "./change.ts";
import { groupScenarios } from "./group-scenarios.ts";
import { normaliseText } from "./normalise-text.ts";
import type { Pair } from "./pair-scenarios.ts";
import { fieldValues, printedRecords } from "./printed-records.ts";

/** Names of fields whose value differs from run to run: times, durations, costs, process ids, seeds. */
const VOLATILE_NAME =
  /(?:^|[._])(?:id|uuid|pid|seq|hash|sha|index|time|date|start|end|ttft|seed|created|updated|latency|cost|timestamp|elapsed)(?:$|[._])|(?:_ms|_at|_id|_ids|Ms|At|Id|Ids|ID|Time|Timestamp|timestamp|Duration|duration|duration_\w+|Cost|_usd|USD|Nanos|nanos|secs|Path|path|_dir|cwd)$/;
/** A word or a few that a program knows: no sentence, no id. */
const WORD = /^[A-Za-z][\w.:/@ -]{0,39}$/;

/** Fields that hold words, numbers, yes or no, and hold others in the same scenario. */
export function compareValues(pairs: readonly Pair[], keys: readonly string[] | undefined): ValueChange[] {
  const found = pairs.flatMap(({ scenario, from, to }) => {
    const old = valuesOf(from, keys);
    const young = valuesOf(to, keys);
    return [...old].flatMap(([place, values]) => {
      const others = young.get(place);
      const changed = others === undefined ? null : change(values, others);
      if (changed === null || !isChange(changed)) return [];
      const [record, path] = JSON.parse(place) as [string, string];
      return [[scenario, { record, path, ...changed }] as const];
    });
  });
  return groupScenarios(found);
}

/** Values by record and path. */
function valuesOf(fixture: Fixture, keys: readonly string[] | undefined): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  const version = fixture.manifest.cli.version ?? "";
  for (const { kind, record } of printedRecords(fixture, keys)) {
    for (const { path, value } of fieldValues(record)) {
      const reported = VOLATILE_NAME.test(path) ? null : tellable(value, version);
      if (reported === null) continue;
      const place = JSON.stringify([kind, path]);
      values.set(place, (values.get(place) ?? new Set()).add(reported));
    }
  }
  return values;
}

/** A value as the report shows it, or null where it is a text, a holder or something that no two runs share. */
function tellable(value: unknown, version: string): string | null {
  if (typeof value === "boolean" || value === null) return String(value);
  if (typeof value === "number")
    return Number.isInteger(value) && Math.abs(value) < 1e9 ? String(value) : null;
  if (typeof value !== "string") return null;
  if (value === "") return '""';
  const text = normaliseText(value, { version });
  return WORD.test(text) && text.split(" ").length <= 3 ? text : null;
}
