import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import semver from "semver";
import type { Dialect as DialectFile } from "../../../schemas/harness/v1/generated/dialect.ts";
import { CorpusError } from "../../lib/errors.ts";
import { readJsonFile } from "../../lib/read-files.ts";
import { validator } from "../../schema/validators.ts";

/** What an import must know of one recorded CLI beyond its files. */
export interface Dialect extends DialectFile {
  /** Id of the provider in this project. */
  provider: string;
}

/** The npm package of a version; null where no one said. */
export function packageOf(dialect: DialectFile, version: string): string | null {
  const { package: stated = null } = dialect;
  if (stated === null || typeof stated === "string") return stated;
  const known = semver.coerce(version) ?? "0.0.0";
  const range = Object.keys(stated).find((one) => semver.satisfies(known, one));
  return range === undefined ? null : (stated[range] as string);
}

/** The dialects that are in folders of truth. */
export interface Dialects {
  /** By the name of the folder that the recordings are in, or by the provider; who has none has the plain meaning. */
  of(name: string): Dialect;
  /** A line for each `dialect.json` that is none. */
  problems: string[];
}

/**
 * Reads every `<provider>/dialect.json` of some folders. A provider says in a file of its own what its figures mean, so
 * that no one else's file has to name it.
 *
 * @param folders of truth; where two have a dialect for one CLI, the first one's counts. They need not exist.
 */
export async function loadDialects(folders: readonly string[]): Promise<Dialects> {
  const found = new Map<string, Dialect>();
  const problems: string[] = [];
  const isDialect = validator("harness/v1/dialect");
  for (const folder of folders) {
    for (const provider of (await readdir(folder).catch(() => [])).sort()) {
      const file = join(folder, provider, "dialect.json");
      if (!existsSync(file)) continue;
      const read = await readJsonFile(file);
      const fault = read instanceof CorpusError ? read : new CorpusError(file, ...isDialect(read.value));
      problems.push(...fault.lines());
      if (read instanceof CorpusError || fault.problems.length > 0) continue;
      const dialect = { ...(read.value as object), provider } as Dialect;
      const cli = dialect.recordings ?? provider;
      if (!found.has(cli)) found.set(cli, dialect);
    }
  }
  const byProvider = (name: string) => [...found.values()].find(({ provider }) => provider === name);
  return { of: (name) => found.get(name) ?? byProvider(name) ?? { provider: name }, problems };
}
