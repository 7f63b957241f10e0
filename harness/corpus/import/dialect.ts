import semver from "semver";
import type { Dialect as DialectFile } from "../../../schemas/harness/v1/generated/dialect.ts";

/** What an import must know of one recorded CLI beyond its files. */
export interface Dialect extends DialectFile {
  /** Id of the provider in this project. */
  provider: string;
}

/** The npm package of a version; null where nobody said. */
export function packageOf(dialect: DialectFile, version: string): string | null {
  const { package: stated = null } = dialect;
  if (stated === null || typeof stated === "string") return stated;
  const known = semver.coerce(version) ?? "0.0.0";
  const range = Object.keys(stated).find((one) => semver.satisfies(known, one));
  return range === undefined ? null : (stated[range] as string);
}
