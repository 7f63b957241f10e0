import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { HarnessFault } from "../lib/errors.ts";
import { PROJECT_ROOT } from "../lib/project.ts";

const SCHEMAS = join(PROJECT_ROOT, "schemas", "/");
const SUFFIX = ".schema.json";

/** Takes any value; returns what is wrong with it, a line each, path first; empty when it is valid. */
export type Validate = (value: unknown) => string[];

const compiled = new Map<string, Validate>();
let registered: { ajv: Ajv2020; ids: Map<string, string> } | undefined;

/**
 * The validator of one schema under schemas/, compiled once.
 *
 * @param name `cli/v1/outcome`, `harness/v1/fixture`: the file's path there without `.schema.json`.
 * @throws when there is no such schema: a programmer's mistake, never an input's.
 */
export function validator(name: string): Validate {
  const known = compiled.get(name);
  if (known) return known;
  registered ??= register();
  const id = registered.ids.get(name);
  const check = id === undefined ? undefined : registered.ajv.getSchema(id);
  if (!check) throw new Error(`no schema ${name}; there are: ${[...registered.ids.keys()].join(", ")}`);
  const validate: Validate = (value) => (check(value) ? [] : (check.errors ?? []).map(readable));
  compiled.set(name, validate);
  return validate;
}

/** Every schema at once, since they refer to each other by `$id`. That each is a schema is tested, not asked at every start. */
function register(): { ajv: Ajv2020; ids: Map<string, string> } {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  addFormats.default(ajv);
  const ids = new Map<string, string>();
  for (const name of schemaNames()) {
    try {
      const schema = JSON.parse(readFileSync(join(SCHEMAS, name + SUFFIX), "utf8"));
      ajv.addSchema(schema);
      ids.set(name, schema.$id);
    } catch (thrown) {
      throw new HarnessFault(`schemas/${name}${SUFFIX}: ${(thrown as Error).message}`);
    }
  }
  return { ajv, ids };
}

function schemaNames(): string[] {
  return readdirSync(SCHEMAS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map((entry) => relative(SCHEMAS, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .map((path) => path.slice(0, -SUFFIX.length))
    .sort();
}

function readable(error: ErrorObject): string {
  const { additionalProperty, allowedValues, allowedValue } = error.params;
  const details = [
    additionalProperty === undefined ? [] : [`"${additionalProperty}"`],
    allowedValues === undefined
      ? []
      : [(allowedValues as unknown[]).map((one) => JSON.stringify(one)).join(", ")],
    allowedValue === undefined ? [] : [JSON.stringify(allowedValue)],
  ].flat();
  return [error.instancePath || "/", error.message, ...details].join(" ");
}
