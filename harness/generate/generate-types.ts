import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compile } from "json-schema-to-typescript";

const BANNER = "// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.";

/** One generated file: where it belongs and what it holds. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/**
 * Makes the TypeScript types of one JSON Schema.
 *
 * @param schemaPath path of a `*.schema.json` file; `$ref`s to neighbours are followed.
 * @returns the path `generated/<name>.ts` beside the schema, and its text.
 */
export async function generateTypes(schemaPath: string): Promise<GeneratedFile> {
  const schema = JSON.parse(await readFile(schemaPath, "utf8"));
  // The $id is an address that no one serves: local refs must be resolved against the file instead.
  delete schema.$id;
  markUnknown(schema.properties);
  for (const branch of schema.oneOf ?? []) markUnknown(branch.properties);
  const text = await compile(schema, schema.title, {
    cwd: dirname(schemaPath),
    bannerComment: BANNER,
    additionalProperties: false,
    format: true,
    strictIndexSignatures: false,
    unknownAny: true,
  });
  const name = basename(schemaPath, ".schema.json");
  return { path: join(dirname(schemaPath), "generated", `${name}.ts`), text };
}

/** A property with nothing but words about it may hold anything; the compiler would call it an object. */
function markUnknown(properties: Record<string, Record<string, unknown>> = {}): void {
  for (const property of Object.values(properties)) {
    const silent = Object.keys(property).every((key) => key === "description");
    if (silent) property.tsType = "unknown";
  }
}
