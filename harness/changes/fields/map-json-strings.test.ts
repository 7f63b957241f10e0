import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapJsonStrings } from "./map-json-strings.ts";

describe("mapJsonStrings", () => {
  it("leaves a text alone when nothing is mapped, whatever its numbers and spaces look like", () => {
    const text = '{ "a" : 1.0, "b":[ 1e3,12345678901234567890 ], "a":"\\u00e9\\\\" }';
    expect(mapJsonStrings(text, () => undefined)).toBe(text);
  });

  it("finds every string, decoded, and knows keys from values", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const keys: string[] = [];
        const values: string[] = [];
        mapJsonStrings(JSON.stringify(value), (found) => {
          (found.isKey ? keys : values).push(found.value);
          return undefined;
        });
        const expected = { keys: [] as string[], values: [] as string[] };
        collect(value, expected);
        expect({ keys: keys.sort(), values: values.sort() }).toEqual({
          keys: expected.keys.sort(),
          values: expected.values.sort(),
        });
      }),
    );
  });

  it("replaces a value and not the key of the same name", () => {
    const mapped = mapJsonStrings('{"x" : "x"}', ({ isKey }) => (isKey ? undefined : '"y"'));
    expect(mapped).toBe('{"x" : "y"}');
  });
});

function collect(value: unknown, into: { keys: string[]; values: string[] }): void {
  if (typeof value === "string") into.values.push(value);
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) into.keys.push(key);
    collect(item, into);
  }
}
