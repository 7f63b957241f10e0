import { isRun } from "../corpus/fixture-run.ts";
import { recordedRun } from "../driver/recorded-replay.ts";
import type { Fixture } from "../model/fixture.ts";
import { recordsOf } from "../records/documents.ts";
import { changeAt, type FieldPath } from "../records/field-paths.ts";
import { recordKind } from "../records/record-type.ts";

/**
 * Whether a field of one kind of record holds a text in some fixture: a text there is then one of this CLI's own
 * shapes, whatever it holds in another run.
 *
 * @param keys where the type of a record is, as `manifest.recordKeys` has it.
 */
export function holdsText(
  fixtures: readonly Fixture[],
  kind: string,
  path: FieldPath,
  keys: readonly string[] | undefined,
): boolean {
  let isFound = false;
  const look = (value: unknown) => {
    isFound ||= typeof value === "string";
    return value;
  };
  return fixtures.filter(isRun).some((fixture) => {
    for (const record of recordsOf(recordedRun(fixture))) {
      if (recordKind(record, keys) === kind) changeAt(record, path, look);
    }
    return isFound;
  });
}
