import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { change } from "../drift/change.ts";
import { UserError } from "../lib/errors.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { npmReason, runNpm } from "../record/cli/run-npm.ts";
import type { VendorTypes } from "./vendor-types.ts";
import { wordsInType } from "./words-in-types.ts";

const SCHEMAS = path.join(PROJECT_ROOT, "schemas", "wire");

/** What is kept of a vendor's types: schemas/wire/<provider>/vendor-words.json. */
export interface VendorWords {
  package: string;
  version: string;
  /** Words for errors, by the type that lists them. */
  errors: Record<string, string[]>;
  /** Types of records, with their subtype behind a slash, by the type that lists them. */
  records: Record<string, string[]>;
  /** Words that the adapter knows nothing of, each with the reason. */
  leftOut: Record<string, string>;
}

/** File that holds the words of a provider. */
function wordsFile(provider: string): string {
  return path.join(SCHEMAS, provider, "vendor-words.json");
}

/** The kept words of a provider, or null where none are kept yet. */
export function keptWords(provider: string): VendorWords | null {
  const file = wordsFile(provider);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/**
 * Reads the types of a vendor's package and keeps their words.
 *
 * @param version npm version or tag.
 * @returns the words that are new or gone since the version that was kept.
 * @throws UserError, one line: the package cannot be had, or a type that is named lists no word.
 */
export async function updateWords(types: VendorTypes, version: string) {
  const { source, found } = await fetchTypes(types, version);
  const lists = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, listed(source, name, types)]));
  const old = keptWords(types.provider);
  const words: VendorWords = {
    package: types.package,
    version: found,
    errors: lists(types.errors),
    records: lists(types.records),
    leftOut: old?.leftOut ?? {},
  };
  writeFileSync(wordsFile(types.provider), `${JSON.stringify(words, null, 2)}\n`);
  return { version: found, ...change(allWords(old), allWords(words)) };
}

/** Every word, each once. */
export function allWords(words: VendorWords | null): string[] {
  if (words === null) return [];
  return [...new Set([...Object.values(words.errors), ...Object.values(words.records)].flat())];
}

function listed(source: string, name: string, { package: from, file }: VendorTypes): string[] {
  const words = wordsInType(source, name);
  if (words.length > 0) return words;
  throw new UserError(`${from}: ${file} has no type ${name} that lists words`);
}

async function fetchTypes(types: VendorTypes, version: string): Promise<{ source: string; found: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "cliproof-types-"));
  try {
    writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
    const wanted = `${types.package}@${version}`;
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--omit=optional", "--legacy-peer-deps"];
    const result = await runNpm(["install", ...flags, wanted], folder);
    if (result.code !== 0) throw new UserError(`${wanted} cannot be installed: ${npmReason(result)}`);
    const place = path.join(folder, "node_modules", types.package);
    const file = path.join(place, types.file);
    if (!existsSync(file)) throw new UserError(`${wanted} has no file ${types.file}`);
    const { version: found } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"));
    return { source: readFileSync(file, "utf8"), found };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
