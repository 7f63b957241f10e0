import { tmpdir } from "node:os";
import semver from "semver";
import { UserError } from "../lib/user-error.ts";
import type { RecordingRecipe } from "./recipe.ts";
import { npmReason, runNpm } from "./run-npm.ts";

/** The newest one on the registry, as npm's tag says it. */
const NEWEST = /^@?latest$/;

/**
 * The version of a CLI that is meant.
 *
 * @param wanted an exact version, `latest`, or undefined for the one the recipe names.
 * @throws UserError, one line, for a range or a word, or when the registry cannot be asked for `latest`.
 */
export async function resolveVersion(recipe: RecordingRecipe, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return recipe.defaultVersion;
  if (NEWEST.test(wanted)) return newestVersion(recipe.package(recipe.defaultVersion));
  if (semver.valid(wanted) === null) {
    throw new UserError(
      `--version ${wanted}: an exact version such as ${recipe.defaultVersion}, or latest, is needed`,
    );
  }
  return semver.valid(wanted)!;
}

async function newestVersion(name: string): Promise<string> {
  const answer = await runNpm(["view", name, "dist-tags.latest", "--json"], tmpdir());
  const version = answer.code === 0 ? parsed(answer.stdout) : null;
  if (version !== null) return version;
  throw new UserError(`which version of ${name} is the latest is not known: ${npmReason(answer)}`);
}

function parsed(json: string): string | null {
  try {
    return semver.valid(JSON.parse(json));
  } catch {
    return null;
  }
}
