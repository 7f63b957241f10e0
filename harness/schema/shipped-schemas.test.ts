import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";

const SCHEMAS = join(PROJECT_ROOT, "schemas");
const files = readdirSync(SCHEMAS, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".schema.json"),
);

it.each(files)("%s is a JSON Schema", (file) => {
  const ajv = new Ajv2020({ strict: false });
  const isSchema = ajv.validateSchema(JSON.parse(readFileSync(join(SCHEMAS, file), "utf8")));
  expect(isSchema, ajv.errorsText()).toBe(true);
});
