import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadSchemas, schemaRegistry } from "../schema/schema-registry.ts";
import { nearMiss } from "./near-miss.ts";
import { schemaToArbitrary } from "./schema-to-arbitrary.ts";

const SEED = 20_261_127;
const registry = loadSchemas();

function only(schema: Record<string, unknown>) {
  return schemaRegistry([{ $id: "https://example.test/s.json", ...schema }]);
}

describe("schemaToArbitrary", () => {
  it.each(registry.ids)("yields only values that %s accepts", (id) => {
    const validate = registry.validatorAt(id);
    const values = fc.sample(schemaToArbitrary(id, { registry }), { numRuns: 60, seed: SEED });
    for (const value of values) {
      expect(validate(value), JSON.stringify({ value, errors: validate.errors })).toBe(true);
      expect(validate(JSON.parse(JSON.stringify(value)))).toBe(true);
    }
  });

  it.each([
    ["bounds", { type: "integer", minimum: 3, exclusiveMaximum: 6 }],
    ["open bounds of a number", { type: "number", exclusiveMinimum: 0, maximum: 0.5 }],
    ["lengths in code points", { type: "string", minLength: 2, maxLength: 3 }],
    ["a pattern", { type: "string", pattern: "^[a-z]{2}-\\d+$" }],
    [
      "prefix items and no others",
      { prefixItems: [{ type: "string" }, { const: 1 }], items: false, minItems: 2 },
    ],
    ["unique items", { type: "array", items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 2 }],
    [
      "allOf",
      {
        allOf: [
          { properties: { a: { type: "number" } } },
          { properties: { a: { type: "integer" } }, required: ["a"] },
        ],
      },
    ],
    ["oneOf whose branches overlap", { oneOf: [{ type: "number" }, { type: "integer", minimum: 5 }] }],
    ["not", { type: "string", not: { const: "" } }],
    [
      "if, then, else",
      {
        type: "object",
        properties: { k: { enum: ["a", "b"] } },
        required: ["k"],
        if: { properties: { k: { const: "a" } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ["x"] },
        else: { properties: { x: { type: "null" } } },
      },
    ],
    ["typed additional properties", { type: "object", additionalProperties: { type: "boolean" } }],
  ])("holds %s", (_, schema) => {
    const one = only(schema);
    const validate = one.validatorAt(one.ids[0]!);
    for (const value of fc.sample(schemaToArbitrary(one.ids[0]!, { registry: one }), {
      numRuns: 100,
      seed: SEED,
    })) {
      expect(validate(value), JSON.stringify(value)).toBe(true);
    }
  });

  it("ends recursion at the given depth", () => {
    const tree = only({
      $defs: {
        Node: { type: "object", properties: { kids: { type: "array", items: { $ref: "#/$defs/Node" } } } },
      },
      $ref: "#/$defs/Node",
    });
    const values = fc.sample(schemaToArbitrary(tree.ids[0]!, { registry: tree, depth: 3 }), {
      numRuns: 50,
      seed: SEED,
    });
    expect(values.some((value) => JSON.stringify(value).includes('"kids":[{'))).toBe(true);
    expect(Math.max(...values.map((value) => JSON.stringify(value).split('"kids"').length))).toBeLessThan(50);
  });

  it("yields the same values for the same seed", () => {
    const id = "https://cliproof.dev/schemas/cli/v1/outcome.schema.json";
    const draw = () =>
      JSON.stringify(fc.sample(schemaToArbitrary(id, { registry }), { numRuns: 10, seed: SEED }));
    expect(draw()).toBe(draw());
  });

  it("takes strings from the caller where a property's name asks for it", () => {
    const one = only({ type: "object", properties: { id: { type: "string" } }, required: ["id"] });
    const strings = (property: string) => (property === "id" ? fc.constant("same") : undefined);
    for (const value of fc.sample(schemaToArbitrary(one.ids[0]!, { registry: one, strings }), 20)) {
      expect(value).toMatchObject({ id: "same" });
    }
  });
});

describe("nearMiss", () => {
  it.each(registry.ids)("yields only values that %s rejects", (id) => {
    const validate = registry.validatorAt(id);
    const misses = nearMiss(schemaToArbitrary(id, { registry }), (value) => validate(value) === true);
    for (const value of fc.sample(misses, { numRuns: 40, seed: SEED })) {
      expect(validate(value), JSON.stringify(value)).toBe(false);
    }
  });
});
