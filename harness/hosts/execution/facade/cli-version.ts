import { statSync } from "node:fs";
import semver from "semver";
import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import { resolveCommand } from "../../../../adapters/shared/run/command/resolve-command.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Versions of the programs that were asked, by file and time of change. */
const known = new Map<string, string | null>();

/**
 * The version of the CLI that this environment finds, asked once for each program: flags that a person's choice needs
 * are not known to every version (INV-EXECUTION-OVERRIDE-001).
 *
 * @returns the newest certified version where the CLI does not tell: a CLI that does not know a flag says so, and a
 *   choice that is dropped says nothing.
 */
export async function installedVersion<Config>(
  adapter: Adapter<Config>,
  env: Environment,
): Promise<string | null> {
  const key = programKey(adapter, env);
  if (key === null) return newestVersion(adapter.manifest.cliVersions);
  if (!known.has(key)) {
    const health = await checkHealth(adapter, { parentEnv: env });
    known.set(key, health.ok ? health.version : null);
  }
  return known.get(key) ?? newestVersion(adapter.manifest.cliVersions);
}

/** The same for a caller that cannot wait: what was asked before, else the newest certified version. */
export function rememberedVersion<Config>(adapter: Adapter<Config>, env: Environment): string | null {
  const key = programKey(adapter, env);
  return (key === null ? null : known.get(key)) ?? newestVersion(adapter.manifest.cliVersions);
}

/** The newest version that a range names; null for one that names none. */
export function newestVersion(range = "*"): string | null {
  const named = semver.validRange(range) === null ? [] : new semver.Range(range).set.flat();
  // The comparator of `*` has no version.
  const versions = named.flatMap((comparator) => (comparator.value === "" ? [] : [comparator.semver]));
  return versions.toSorted(semver.rcompare)[0]?.version ?? null;
}

function programKey<Config>({ manifest }: Adapter<Config>, env: Environment): string | null {
  const found = resolveCommand(manifest.commands ?? [], env as Record<string, string>, process.cwd());
  if ("problem" in found) return null;
  return `${found.file}\n${statSync(found.file).mtimeMs}`;
}
