import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { KnownSecrets } from "../../corpus/scrub/known-secrets.ts";
import { machineNames } from "../../corpus/scrub/machine-names.ts";
import { secretsInConfig, secretsInEnvironment } from "./secrets-in-config.ts";

/** Where tools of every kind keep logins. */
const SHARED_FILES = [".netrc", ".npmrc", ".git-credentials", ".config/gh/hosts.yml", ".env"];
/** A larger file is no config. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * What must not be in a recording made here: secrets of the environment and of config files, the names of user, host
 * and home. Values stay in memory.
 *
 * @param files of the CLI, below the home.
 */
export function knownHere(
  env: Readonly<Record<string, string | undefined>>,
  home: string,
  files: readonly string[],
): KnownSecrets {
  const texts = [...SHARED_FILES, ...files].flatMap((file) => readSmall(join(home, file)));
  return {
    ...machineNames(env),
    home,
    values: [...new Set([...secretsInEnvironment(env), ...texts.flatMap(secretsInConfig)])],
  };
}

function readSmall(path: string): string[] {
  try {
    const { size } = statSync(path);
    return size <= MOST_BYTES ? [readFileSync(path, "utf8")] : [];
  } catch {
    return [];
  }
}
