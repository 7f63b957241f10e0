import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Ajv2020, type AnySchema, type ValidateFunction } from "ajv/dist/2020.js";
import { HarnessFault } from "../lib/errors.ts";
import { PROJECT_ROOT } from "../lib/project.ts";

/** A JSON Schema 2020-12 document or a part of one. */
export type JsonSchema = boolean | JsonSchemaObject;
export type JsonSchemaObject = { readonly [keyword: string]: unknown };

/** Schemas by their `$id`, with what is needed to walk and to apply them. */
export interface SchemaRegistry {
  readonly ids: readonly string[];
  /** The (sub)schema at an absolute URI, `https://.../x.schema.json#/$defs/Y`. Throws when there is none. */
  resolve(uri: string): JsonSchema;
  /** The validator of the (sub)schema at an absolute URI. */
  validatorAt(uri: string): ValidateFunction;
  /** A validator of a schema that is alone: its references are absolute URIs. */
  validator(schema: JsonSchema): ValidateFunction;
}

const SCHEMAS_FOLDER = join(PROJECT_ROOT, "schemas");

/** Reads every `*.schema.json` under a folder: those of cliproof when none is named. */
export function loadSchemas(folder: string = SCHEMAS_FOLDER): SchemaRegistry {
  const documents = schemaFiles(folder).map((path) => parse(path) as JsonSchemaObject & { $id: string });
  return schemaRegistry(documents);
}

/** A registry of the given documents; each must have an `$id`. */
export function schemaRegistry(documents: readonly (JsonSchemaObject & { $id: string })[]): SchemaRegistry {
  const byId = new Map(documents.map((document) => [document.$id, document]));
  const ajv = new Ajv2020({ strict: false, allErrors: false, inlineRefs: false, validateSchema: false });
  ajv.addSchema(documents as AnySchema[]);
  const compiled = new Map<string, ValidateFunction>();
  return {
    ids: [...byId.keys()],
    resolve(uri) {
      const [id = "", pointer = ""] = uri.split("#");
      const document = byId.get(id);
      if (document === undefined) throw new Error(`no schema ${id}`);
      return atPointer(document, pointer, uri);
    },
    validatorAt(uri) {
      const validate = compiled.get(uri) ?? ajv.compile({ $ref: uri });
      compiled.set(uri, validate);
      return validate;
    },
    validator: (schema) => ajv.compile(schema as AnySchema),
  };
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (thrown) {
    throw new HarnessFault(`${basename(dirname(path))}/${basename(path)}: ${(thrown as Error).message}`);
  }
}

function schemaFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".schema.json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function atPointer(document: JsonSchema, pointer: string, uri: string): JsonSchema {
  let part: unknown = document;
  for (const token of pointer.split("/").slice(1)) {
    const key = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    part = (part as JsonSchemaObject | undefined)?.[key];
  }
  if (part === undefined) throw new Error(`no schema ${uri}`);
  return part as JsonSchema;
}
