/** A value inside a record, with the name of the field that holds it; elements of an array have their array's. */
export interface JsonPlace {
  key: string;
  /** Names of all fields down to it, `message.content.text`. */
  path: string;
  value: unknown;
}

/**
 * Every value in a JSON value at all depths, the outermost first, in the order of the text. Written without recursion: a
 * tool's input may nest as deep as it likes.
 */
export function* valuesIn(root: unknown): Generator<JsonPlace> {
  const left: JsonPlace[] = [{ key: "", path: "", value: root }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    yield place;
    const { key, path, value } = place;
    if (value === null || typeof value !== "object") continue;
    const inner = Object.entries(value).map(([name, held]) =>
      Array.isArray(value)
        ? { key, path, value: held as unknown }
        : { key: name, path: path === "" ? name : `${path}.${name}`, value: held as unknown },
    );
    for (let index = inner.length - 1; index >= 0; index--) left.push(inner[index]!);
  }
}

/** Every string in a JSON value, as above. */
export function stringsIn(value: unknown): string[] {
  return [...valuesIn(value)].flatMap((place) => (typeof place.value === "string" ? [place.value] : []));
}

/**
 * A copy of a JSON value without the fields that `drop` names, at all depths; the same object when there is none.
 */
export function withoutFields<T>(value: T, drop: (key: string, value: unknown) => boolean): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutFields(item, drop));
    return items.every((item, index) => item === value[index]) ? value : (items as T);
  }
  const kept = Object.entries(value).filter(([key, inner]) => !drop(key, inner));
  const entries = kept.map(([key, inner]) => [key, withoutFields(inner, drop)] as const);
  const same =
    kept.length === Object.keys(value).length && entries.every(([, inner], at) => inner === kept[at]![1]);
  return same ? value : (Object.fromEntries(entries) as T);
}

/** A copy of a JSON value with null in the place of each object, array and number that `isNamed` names, at all depths. */
export function withNullFields<T>(value: T, isNamed: (key: string) => boolean): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => withNullFields(item, isNamed)) as T;
  const isFigure = (inner: unknown) => typeof inner === "number" || typeof inner === "object";
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, isNamed(key) && isFigure(inner) ? null : withNullFields(inner, isNamed)] as const,
  );
  return Object.fromEntries(entries) as T;
}
