import type {
  FieldChanges,
  RecordChanges,
  SeenField,
  SeenRecord,
} from "../../schemas/harness/v1/generated/drift.ts";
import type { Fixture } from "../model/fixture.ts";
import { change } from "./change.ts";
import type { Pair } from "./pair-scenarios.ts";
import { fieldValues, jsonType, printedRecords } from "./printed-records.ts";

/** What one version's records of one type look like. */
interface Shape {
  scenarios: Set<string>;
  /** JSON types by path. */
  fields: Map<string, Set<string>>;
}
type Shapes = Map<string, Shape>;

/** New and gone types of record, and of the types that both have, new, gone and retyped fields. */
export function compareFields(
  pairs: readonly Pair[],
  keys: readonly string[] | undefined,
): { records: RecordChanges; fields: FieldChanges } {
  const from = shapesOf(
    pairs.map((pair) => pair.from),
    keys,
  );
  const to = shapesOf(
    pairs.map((pair) => pair.to),
    keys,
  );
  const kinds = change(from.keys(), to.keys());
  const shared = [...from.keys()].filter((kind) => to.has(kind)).sort();
  return {
    records: {
      new: kinds.new.map((kind) => seen(kind, to)),
      gone: kinds.gone.map((kind) => seen(kind, from)),
    },
    fields: {
      new: shared.flatMap((kind) => missing(kind, to.get(kind)!, from.get(kind)!)),
      gone: shared.flatMap((kind) => missing(kind, from.get(kind)!, to.get(kind)!)),
      retyped: shared.flatMap((kind) => retyped(kind, from.get(kind)!, to.get(kind)!)),
    },
  };
}

function shapesOf(fixtures: readonly Fixture[], keys: readonly string[] | undefined): Shapes {
  const shapes: Shapes = new Map();
  for (const fixture of fixtures) {
    for (const { kind, record } of printedRecords(fixture, keys)) {
      const shape = shapes.get(kind) ?? { scenarios: new Set(), fields: new Map() };
      shapes.set(kind, shape);
      shape.scenarios.add(fixture.manifest.scenario);
      for (const { path, value } of fieldValues(record)) {
        const types = shape.fields.get(path) ?? new Set();
        shape.fields.set(path, types.add(jsonType(value)));
      }
    }
  }
  return shapes;
}

function seen(record: string, shapes: Shapes): SeenRecord {
  return { record, scenarios: [...shapes.get(record)!.scenarios].sort() };
}

/** Fields of one shape that the other lacks; what is inside such a field is reported with it. */
function missing(record: string, { fields }: Shape, other: Shape): SeenField[] {
  const paths = [...fields.keys()].filter((path) => !other.fields.has(path)).sort();
  const lacking = new Set(paths);
  const tops = paths.filter((path) => !holdersOf(path).some((holder) => lacking.has(holder)));
  return tops.map((path) => ({
    record,
    path,
    types: [...fields.get(path)!].sort(),
    below: paths.filter((one) => one.startsWith(`${path}.`)).map((one) => one.slice(path.length + 1)),
  }));
}

function retyped(record: string, from: Shape, to: Shape): FieldChanges["retyped"] {
  return [...from.fields]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, types]) => {
      const others = to.fields.get(path);
      if (others === undefined) return [];
      const [old, young] = [[...types].sort(), [...others].sort()];
      return old.join() === young.join() ? [] : [{ record, path, from: old, to: young }];
    });
}

function holdersOf(path: string): string[] {
  const steps = path.split(".");
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join("."));
}
