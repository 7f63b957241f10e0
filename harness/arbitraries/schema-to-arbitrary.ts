import type { ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { JsonSchema, JsonSchemaObject, SchemaRegistry } from "../schema/schema-registry.ts";
import { absoluteRefs } from "./absolute-refs.ts";
import { mergeSchemas } from "./merge-schemas.ts";
import { inferredTypes, numberArbitrary, stringArbitrary, UNKNOWN_FIELDS } from "./scalar-arbitraries.ts";

export interface SchemaToArbitraryOptions {
  registry: SchemaRegistry;
  /** How many references deep a value may go; recursion ends there. */
  depth?: number;
  /** Strings for the property of that name, where plain ones would say too little. */
  strings?: ((property: string) => fc.Arbitrary<string> | undefined) | undefined;
}

type Build = (
  schema: JsonSchema,
  depth: number,
  property?: string,
  validator?: () => ValidateFunction,
) => fc.Arbitrary<unknown>;

/** Thrown while building when a branch needs more depth than is left, or can hold no value at all. */
class NoValue extends Error {}

/**
 * Values that a JSON Schema 2020-12 accepts: every value it yields is valid.
 *
 * Knows type, enum, const, properties, required, additionalProperties, items, prefixItems, allOf, anyOf, oneOf,
 * if/then/else, not, `$ref` (across documents, recursive ones down to a depth), bounds, lengths, pattern, uniqueItems.
 *
 * @param uri `$id` of a schema in the registry, with a pointer if only a part is meant.
 */
export function schemaToArbitrary(uri: string, options: SchemaToArbitraryOptions): fc.Arbitrary<unknown> {
  const { registry, strings } = options;
  const references = new Map<string, fc.Arbitrary<unknown>>();

  const reference = (target: string, depth: number): fc.Arbitrary<unknown> => {
    if (depth <= 0) throw new NoValue();
    const key = `${depth} ${target}`;
    let values = references.get(key);
    if (values === undefined) {
      const schema = resolved(registry, target);
      values = build(schema, depth - 1, undefined, () => registry.validatorAt(target));
      references.set(key, values);
    }
    return values;
  };

  const build: Build = (schema, depth, property, validator = () => registry.validator(schema)) => {
    if (schema === true) return fc.jsonValue({ maxDepth: 1 });
    if (schema === false) throw new NoValue();
    const values = buildUnchecked(schema, depth, property);
    if (!needsFilter(schema)) return values;
    const validate = validator();
    return values.filter((value) => validate(value) === true);
  };

  const buildUnchecked = (
    schema: JsonSchemaObject,
    depth: number,
    property?: string,
  ): fc.Arbitrary<unknown> => {
    const { $ref, allOf, anyOf, oneOf, if: condition, then, else: otherwise, not: _, ...rest } = schema;
    if (typeof $ref === "string") {
      const others = omit(schema, "$ref");
      if (!hasConstraints(others)) return reference($ref, depth);
      if (depth <= 0) throw new NoValue();
      return build(mergeSchemas(resolved(registry, $ref), others), depth - 1, property);
    }
    if (condition !== undefined) {
      const holds = mergeSchemas(condition as JsonSchema, (then ?? true) as JsonSchema);
      const branches = [holds, (otherwise ?? true) as JsonSchema];
      return anyOfThem(branches, omit(omit(omit(schema, "if"), "then"), "else"), depth, property);
    }
    if (Array.isArray(allOf)) {
      const base = omit(schema, "allOf");
      return buildUnchecked(
        (allOf as JsonSchema[]).reduce(mergeSchemas, base) as JsonSchemaObject,
        depth,
        property,
      );
    }
    const branches = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    if (branches) return anyOfThem(branches, anyOf && oneOf ? { ...rest, oneOf } : rest, depth, property);
    return plain(rest, depth, property);
  };

  const anyOfThem = (branches: JsonSchema[], base: JsonSchemaObject, depth: number, property?: string) => {
    const possible = branches.flatMap((branch) =>
      attempt(() => build(mergeSchemas(base, branch), depth, property)),
    );
    if (possible.length === 0) throw new NoValue();
    return fc.oneof(...possible);
  };

  const plain = (schema: JsonSchemaObject, depth: number, property?: string): fc.Arbitrary<unknown> => {
    if ("const" in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const types = inferredTypes(schema);
    if (types === null) return fc.jsonValue({ maxDepth: 1 });
    const possible = types.flatMap((type) => attempt(() => ofType(type, schema, depth, property)));
    if (possible.length === 0) throw new NoValue();
    return fc.oneof(...possible);
  };

  const ofType = (type: string, schema: JsonSchemaObject, depth: number, property?: string) => {
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
      case "number":
        return numberArbitrary(type, schema);
      case "string":
        return (property !== undefined && strings?.(property)) || stringArbitrary(schema);
      case "array":
        return arrayArbitrary(schema, depth, build);
      case "object":
        return objectArbitrary(schema, depth, build);
      default:
        throw new NoValue();
    }
  };

  return build({ $ref: uri }, options.depth ?? 6);
}

function resolved(registry: SchemaRegistry, uri: string): JsonSchema {
  return absoluteRefs(registry.resolve(uri), uri.split("#")[0]!);
}

function arrayArbitrary(schema: JsonSchemaObject, depth: number, build: Build): fc.Arbitrary<unknown[]> {
  const min = (schema.minItems as number | undefined) ?? 0;
  const max = Math.min((schema.maxItems as number | undefined) ?? Number.POSITIVE_INFINITY, Math.max(min, 3));
  const prefix = ((schema.prefixItems as JsonSchema[] | undefined) ?? []).slice(0, schema.maxItems as number);
  const items = (schema.items ?? true) as JsonSchema;
  const lengths = {
    minLength: Math.max(0, min - prefix.length),
    maxLength: Math.max(0, max - prefix.length),
  };
  const [item] = items === false || lengths.maxLength === 0 ? [] : attempt(() => build(items, depth));
  if (item === undefined && lengths.minLength > 0) throw new NoValue();
  const rest = restOf(item, lengths, schema.uniqueItems === true);
  if (prefix.length === 0) return rest;
  return fc
    .tuple(fc.tuple(...prefix.map((part) => build(part, depth))), rest)
    .map(([head, tail]) => [...head, ...tail]);
}

function restOf(
  item: fc.Arbitrary<unknown> | undefined,
  lengths: { minLength: number; maxLength: number },
  unique: boolean,
): fc.Arbitrary<unknown[]> {
  if (item === undefined) return fc.constant([]);
  return unique
    ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) })
    : fc.array(item, lengths);
}

function objectArbitrary(schema: JsonSchemaObject, depth: number, build: Build): fc.Arbitrary<object> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  const additional = (schema.additionalProperties ?? true) as JsonSchema;
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const name of required) model[name] = build(properties[name] ?? additional, depth, name);
  for (const [name, property] of Object.entries(properties)) {
    if (name in model) continue;
    for (const value of attempt(() => build(property, depth, name))) model[name] = value;
  }
  const named = fc.record(model, { requiredKeys: required, noNullPrototype: true });
  const [value] = additional === false ? [] : attempt(() => build(additional, depth));
  if (value === undefined) return named;
  const name = fc.constantFrom(...UNKNOWN_FIELDS.filter((field) => !(field in properties)));
  const others = fc.dictionary(name, value, { maxKeys: additional === true ? 1 : 2, noNullPrototype: true });
  return fc.tuple(named, others).map(([known, unknown]) => ({ ...known, ...unknown }));
}

function attempt<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch (error) {
    if (error instanceof NoValue) return [];
    throw error;
  }
}

const ANNOTATIONS = /^(?:\$|x-|title$|description$|default$|examples$|deprecated$|format$)/;

function hasConstraints(schema: JsonSchemaObject): boolean {
  return Object.keys(schema).some((key) => !ANNOTATIONS.test(key));
}

function needsFilter(schema: JsonSchemaObject): boolean {
  if ("if" in schema || "not" in schema || "oneOf" in schema) return true;
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as JsonSchema[]) : [];
  return parts.some((part) => typeof part === "object" && needsFilter(part));
}

function omit(schema: JsonSchemaObject, key: string): JsonSchemaObject {
  const { [key]: _, ...rest } = schema;
  return rest;
}
