import type { JsonSchema, JsonSchemaObject } from "../schema/schema-registry.ts";

/**
 * One schema that means "both": what `allOf`, and keywords beside a `$ref` or an alternative, ask of a generator.
 * Exact for the keywords the generator knows; conflicts such as two constants give a schema nothing satisfies.
 */
export function mergeSchemas(a: JsonSchema, b: JsonSchema): JsonSchema {
  if (a === false || b === false) return false;
  if (a === true) return b;
  if (b === true) return a;
  const merged: Record<string, unknown> = { ...a, ...b };
  for (const key of Object.keys(a)) {
    if (key in b) merged[key] = mergeKeyword(key, a[key], b[key]);
  }
  return merged;
}

function mergeKeyword(key: string, a: unknown, b: unknown): unknown {
  switch (key) {
    case "properties":
      return mergeMaps(a as JsonSchemaObject, b as JsonSchemaObject);
    case "required":
      return [...new Set([...(a as string[]), ...(b as string[])])];
    case "type":
      return intersection(typeNames(a), typeNames(b));
    case "enum":
      return (a as unknown[]).filter((value) => includes(b as unknown[], value));
    case "minimum":
    case "minLength":
    case "minItems":
      return Math.max(a as number, b as number);
    case "maximum":
    case "maxLength":
    case "maxItems":
      return Math.min(a as number, b as number);
    case "items":
    case "additionalProperties":
      return mergeSchemas(a as JsonSchema, b as JsonSchema);
    case "allOf":
    case "anyOf":
    case "oneOf":
      return key === "allOf" ? [...(a as JsonSchema[]), ...(b as JsonSchema[])] : product(a, b);
    default:
      return b;
  }
}

function mergeMaps(a: JsonSchemaObject, b: JsonSchemaObject): JsonSchemaObject {
  const merged: Record<string, unknown> = { ...a, ...b };
  for (const key of Object.keys(a)) {
    if (key in b) merged[key] = mergeSchemas(a[key] as JsonSchema, b[key] as JsonSchema);
  }
  return merged;
}

/** "number" holds "integer". */
function intersection(a: string[], b: string[]): string[] {
  const has = (list: string[], name: string) =>
    list.includes(name) || (name === "integer" && list.includes("number"));
  return [...new Set([...a, ...b])].filter((name) => has(a, name) && has(b, name));
}

function typeNames(type: unknown): string[] {
  return Array.isArray(type) ? (type as string[]) : [type as string];
}

function product(a: unknown, b: unknown): JsonSchema[] {
  return (a as JsonSchema[]).flatMap((left) => (b as JsonSchema[]).map((right) => mergeSchemas(left, right)));
}

function includes(list: unknown[], value: unknown): boolean {
  return list.some((item) => JSON.stringify(item) === JSON.stringify(value));
}
