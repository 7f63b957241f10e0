import { statSync } from "node:fs";
import semver from "semver";
import { checkHealth, configuredCommands } from "../../adapters/shared/run/check-health.ts";
import { resolveCommand } from "../../adapters/shared/run/command/resolve-command.ts";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";

/** Where a CLI is looked for. */
export interface CliPlace {
  env: Readonly<Record<string, string | undefined>>;
  /** Executable, in place of the CLI's name on PATH. */
  cliPath?: string | undefined;
  /** Settings of the adapter, which may name a command. */
  config?: unknown;
}

/** Versions of the programs that were asked, by file and time of change. */
const known = new Map<string, string | null>();

/**
 * The version of the CLI that is found there, asked once for each program: flags that a person's choice needs are not
 * known to every version (INV-EXECUTION-OVERRIDE-001).
 *
 * @returns the newest certified version where the CLI does not tell: a CLI that does not know a flag says so, and a
 *   choice that is dropped says nothing.
 */
export async function installedVersion<Config>(
  adapter: Adapter<Config>,
  place: CliPlace,
): Promise<string | null> {
  const key = programKey(adapter, place);
  if (key === null) return newestVersion(adapter.manifest.cliVersions);
  if (!known.has(key)) {
    const { env: parentEnv, cliPath, config } = place;
    const health = await checkHealth(adapter, {
      parentEnv,
      config,
      ...(cliPath !== undefined && { cliPath }),
    });
    known.set(key, health.ok ? health.version : null);
  }
  return known.get(key) ?? newestVersion(adapter.manifest.cliVersions);
}

/** The same for a caller that cannot wait: what was asked before, else the newest certified version. */
export function rememberedVersion<Config>(adapter: Adapter<Config>, place: CliPlace): string | null {
  const key = programKey(adapter, place);
  return (key === null ? null : known.get(key)) ?? newestVersion(adapter.manifest.cliVersions);
}

/** The newest version that a range names; null for one that names none. */
export function newestVersion(range = "*"): string | null {
  const named = semver.validRange(range) === null ? [] : new semver.Range(range).set.flat();
  // The comparator of `*` has no version, and that of `<2.0.0` is none of the range.
  const versions = named.flatMap(({ value, operator, semver: version }) =>
    value === "" || operator === "<" ? [] : [version],
  );
  return versions.toSorted(semver.rcompare)[0]?.version ?? null;
}

/** Null where there is no program: nothing is found, or the adapter runs by itself. */
function programKey<Config>(adapter: Adapter<Config>, { env, cliPath, config }: CliPlace): string | null {
  if (adapter.run !== undefined) return null;
  const commands = cliPath === undefined ? configuredCommands(adapter, config) : [cliPath];
  const found = resolveCommand(commands, env as Record<string, string>, process.cwd());
  if ("problem" in found) return null;
  return `${found.file}\n${statSync(found.file).mtimeMs}`;
}
