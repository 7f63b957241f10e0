import fc from "fast-check";
import type { JsonSchemaObject } from "../schema/schema-registry.ts";

/** Names no schema knows, for the fields that open objects allow (INV-CLI-PARSE-008). */
export const UNKNOWN_FIELDS = ["x_added", "newField", "experimental", "constructor", "длина"] as const;

/** Texts that parsers of agent CLIs have tripped over; each is plain data in a JSON string. */
const TRICKY_TEXTS = [
  "",
  "a\u2028b\u2029c\u0085d\ufeffe",
  "line one\r\nline two\rline three\n",
  "\u001b[31mred\u001b[0m \u001b]0;title\u0007",
  '{"type":"result","is_error":true}',
  "API Error: 429 rate limit exceeded, 401 Unauthorized, timeout",
  "No conversation found with session ID: x",
  "naïve 한글 👩‍👩‍👧 \u0000",
  "__proto__",
] as const;

/** The JSON types a schema may have: named, or reported by its keywords; null when it says nothing. */
export function inferredTypes(schema: JsonSchemaObject): string[] | null {
  if (typeof schema.type === "string") return [schema.type];
  if (Array.isArray(schema.type)) return schema.type as string[];
  const has = (...keywords: string[]) => keywords.some((keyword) => keyword in schema);
  if (has("properties", "required", "additionalProperties")) return ["object"];
  if (has("items", "prefixItems", "minItems", "maxItems")) return ["array"];
  if (has("pattern", "minLength", "maxLength")) return ["string"];
  if (has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")) return ["number"];
  return null;
}

/** Strings within `pattern`, `minLength` and `maxLength`, counted in code points as JSON Schema does. */
export function stringArbitrary(schema: JsonSchemaObject): fc.Arbitrary<string> {
  const min = (schema.minLength as number | undefined) ?? 0;
  const max = schema.maxLength as number | undefined;
  const fits = (text: string) => {
    const { length } = [...text];
    return length >= min && (max === undefined || length <= max);
  };
  if (typeof schema.pattern === "string") {
    return fc.stringMatching(new RegExp(schema.pattern, "u")).filter(fits);
  }
  const plain = fc.string({ unit: "binary", minLength: min, maxLength: max ?? Math.max(min, 12) });
  const tricky = TRICKY_TEXTS.filter(fits);
  return tricky.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...tricky));
}

/** Numbers within the bounds, whole ones for `integer`; small ones mostly. */
export function numberArbitrary(type: "integer" | "number", schema: JsonSchemaObject): fc.Arbitrary<number> {
  const low = bound(schema.minimum, schema.exclusiveMinimum, 1);
  const high = bound(schema.maximum, schema.exclusiveMaximum, -1);
  const min = Math.ceil(low ?? Math.min(-1000, high ?? 0));
  const max = Math.floor(high ?? Math.max(min, 100_000));
  if (type === "integer") return fc.integer({ min, max });
  const real = fc.double({
    min: (schema.exclusiveMinimum ?? schema.minimum ?? min) as number,
    max: (schema.exclusiveMaximum ?? schema.maximum ?? Math.max(max, min + 1)) as number,
    minExcluded: schema.exclusiveMinimum !== undefined,
    maxExcluded: schema.exclusiveMaximum !== undefined,
    noNaN: true,
  });
  return min <= max ? fc.oneof(fc.integer({ min, max }), real) : real;
}

function bound(inclusive: unknown, exclusive: unknown, step: number): number | undefined {
  if (typeof exclusive === "number") return exclusive + step;
  return typeof inclusive === "number" ? inclusive : undefined;
}
