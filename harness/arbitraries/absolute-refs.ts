import type { JsonSchema, JsonSchemaObject } from "../schema/schema-registry.ts";

/** The same schema with every `$ref` absolute, so that a part of a document can be alone. */
export function absoluteRefs<S extends JsonSchema>(schema: S, base: string): S {
  return absolute(schema, base) as S;
}

function absolute(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(item, base));
  if (value === null || typeof value !== "object") return value;
  const own = (value as JsonSchemaObject).$id;
  const inner = typeof own === "string" ? own : base;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "$id" && key !== "$schema")
      .map(([key, part]) => [
        key,
        key === "$ref" && typeof part === "string" ? new URL(part, inner).href : absolute(part, inner),
      ]),
  );
}
