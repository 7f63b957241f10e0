import fc from "fast-check";

type Path = readonly (string | number)[];

const DROP = Symbol("drop");
const OTHER_VALUES: readonly unknown[] = [DROP, null, 42, -1.5, true, "", "x", [], [null], {}, { a: 1 }];

/**
 * Values that just miss a schema: a valid one with one place dropped or given a value of another type.
 *
 * @param valid arbitrary of values the schema accepts.
 * @param accepts the schema's validator; nothing it accepts comes out.
 */
export function nearMiss(
  valid: fc.Arbitrary<unknown>,
  accepts: (value: unknown) => boolean,
): fc.Arbitrary<unknown> {
  return valid
    .chain((value) => {
      const paths = pathsOf(value);
      return fc
        .tuple(fc.constantFrom(...paths), fc.constantFrom(...OTHER_VALUES))
        .map(([path, other]) => replaceAt(value, path, other));
    })
    .filter((value) => !accepts(value));
}

/** Every place in a JSON value, the value itself first. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== "object") return [at];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const parts = value as Record<string | number, unknown>;
  return [at, ...keys.flatMap((key) => pathsOf(parts[key], [...at, key]))];
}

function replaceAt(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other === DROP ? null : other;
  const inner = replaceAt((value as Record<string | number, unknown>)[key], rest, other);
  const gone = rest.length === 0 && other === DROP;
  if (Array.isArray(value)) {
    return gone ? value.filter((_, index) => index !== key) : value.with(key as number, inner);
  }
  if (gone) return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
  return { ...(value as object), [key]: inner };
}
