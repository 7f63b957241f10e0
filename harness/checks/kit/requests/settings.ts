import { z } from "zod";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../../lib/json.ts";

/** One setting of an adapter's configuration with a value that is not its default. */
export interface Setting {
  name: string;
  value: unknown;
  /** The texts and numbers in it that must be found again; none for a switch or a choice. */
  texts: string[];
}

/**
 * Values for the settings of an adapter: every choice, both sides of a switch, texts and numbers that nothing else
 * holds. Only what the schema accepts.
 *
 * @returns null where the schema shows no names: it is none of zod.
 */
export function settingsOf({ configSchema }: Adapter): Setting[] | null {
  const properties = propertiesOf(configSchema);
  if (properties === null) return null;
  return Object.entries(properties).flatMap(([name, schema]) =>
    valuesFor(schema)
      .filter(({ value }) => configSchema.safeParse({ [name]: value }).success)
      .map((chosen) => ({ name, ...chosen })),
  );
}

function propertiesOf(schema: unknown): Record<string, unknown> | null {
  try {
    const { properties } = z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" });
    return properties ?? null;
  } catch {
    return null;
  }
}

const TEXTS = ["Setting-Heron", "https://heron.example/v1", "heron"];
const NUMBERS = [8641, 0.4375];

function valuesFor(schema: unknown): Omit<Setting, "name">[] {
  if (!isRecord(schema)) return [];
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => ({ value, texts: [] }));
  if (schema.type === "boolean") return [true, false].map((value) => ({ value, texts: [] }));
  if (schema.type === "string") return TEXTS.map((value) => ({ value, texts: [value] }));
  if (schema.type === "integer" || schema.type === "number")
    return NUMBERS.map((value) => ({ value, texts: [String(value)] }));
  if (schema.type === "array")
    return valuesFor(schema.items)
      .slice(0, 1)
      .map(({ value, texts }) => ({ value: [value], texts }));
  const { additionalProperties } = schema;
  if (!isRecord(additionalProperties)) return [];
  return valuesFor(additionalProperties)
    .slice(0, 1)
    .map(({ value, texts }) => ({ value: { heron: value }, texts }));
}
