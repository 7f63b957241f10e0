import { resolve, sep } from "node:path";

/** What the folders of a fixture say of it: `.../<provider>/<cli version>/<scenario>`. */
export interface PathIdentity {
  schemaVersion: 1;
  id: string;
  provider: string;
  cli: { name: string; version: string | null };
  scenario: string;
}

/**
 * The identity that a fixture's folder gives it. The folders `derived` and `reported` are in a version's place.
 *
 * @returns null where the path has fewer than three folders.
 */
export function identityFromPath(folder: string): PathIdentity | null {
  const parts = resolve(folder)
    .split(sep)
    .filter((part) => part !== "");
  const [provider, version, scenario] = parts.slice(-3);
  if (provider === undefined || version === undefined || scenario === undefined) return null;
  return {
    schemaVersion: 1,
    id: `${provider}/${version}/${scenario}`,
    provider,
    cli: { name: provider, version: ["derived", "reported"].includes(version) ? null : version },
    scenario,
  };
}
