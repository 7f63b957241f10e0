import type { ErrorObject } from "ajv/dist/2020.js";
import { loadSchemas, type SchemaRegistry } from "./schema-registry.ts";

const BASE = "https://cliproof.dev/schemas/";
let registry: SchemaRegistry | undefined;

/** Says what is wrong with a value in one line, or null when it fits. */
export type Validator = (value: unknown) => string | null;

/**
 * Makes a validator of one of the project's JSON Schemas, or of one definition in it.
 *
 * @param reference below schemas/: `cli/v1/manifest.schema.json`,
 *   `harness/v1/protocol-response.schema.json#/$defs/ParseResponse`.
 */
export function schemaValidator(reference: string): Validator {
  registry ??= loadSchemas();
  const validate = registry.validator({ $ref: `${BASE}${reference}` });
  return (value) => (validate(value) ? null : readable(validate.errors?.[0]));
}

function readable(error: ErrorObject | undefined): string {
  if (error === undefined) return "it does not fit the schema";
  const { allowedValues, additionalProperty } = error.params as Record<string, unknown>;
  const details = Array.isArray(allowedValues) ? allowedValues.join(", ") : additionalProperty;
  return `${error.instancePath || "/"} ${error.message}${details === undefined ? "" : ` (${details})`}`;
}
