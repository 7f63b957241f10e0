import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import semver from "semver";
import { UserError } from "../lib/errors.ts";
import { didYouMean } from "../lib/words.ts";
import { installCli } from "./cli/install-cli.ts";
import { findIsolation } from "./cli/network-namespace.ts";
import { npmReason, runNpm } from "./cli/run-npm.ts";
import { loadRecipe } from "./load-recipe.ts";
import type { RecordedRun, RecordingRecipe } from "./recipe.ts";
import type { Recorded } from "./record-scenario.ts";
import { HOME_ALIAS } from "./recording-folders.ts";
import { runRecorder } from "./run-recorder.ts";

/** The newest one on the registry, as npm's tag says it. */
const NEWEST = /^@?latest$/;

/**
 * What becomes of fixtures that are there: `once` leaves them and records what is missing, `all` makes them anew,
 * `none` records nothing, and one that is missing has failed.
 */
export type RecordMode = "once" | "all" | "none";

export interface RecordRequest {
  /** Id of a provider, or an alias. */
  provider: string;
  /** Exact, or `latest`; the recipe's own when it is left out. */
  version?: string | undefined;
  /** By name; all of the recipe that are not slow when it is left out. */
  scenarios?: readonly string[] | undefined;
  /** Folder of fixtures: `<provider>/<version>/<scenario>` are made in it. */
  out: string;
  mode: RecordMode;
  /** How many CLIs at once; one by default. */
  jobs?: number | undefined;
  onProgress?: ((progress: RecordProgress) => void) | undefined;
}

/** One thing that happened. */
export type RecordProgress =
  | { event: "installing"; what: string }
  | { event: "kept"; id: string }
  | { event: "written"; id: string; recorded: Recorded }
  | { event: "failed"; id: string; reason: string };

export interface RecordResult {
  provider: string;
  version: string;
  /** Ids of fixtures, `provider/version/scenario`. */
  written: string[];
  kept: string[];
  failed: { id: string; reason: string }[];
}

/**
 * Records scenarios with the real CLI, offline: finds or installs it, then runs it against the scripted API where
 * nothing but 127.0.0.1 exists, if the machine can do that. What fails is reported in the result and leaves no fixture.
 *
 * @throws UserError, one line, for an unknown provider, version or scenario, or a CLI that cannot be installed.
 */
export async function recordScenarios(request: RecordRequest): Promise<RecordResult> {
  const { provider, recipe } = await loadRecipe(request.provider);
  const version = await resolveVersion(recipe, request.version);
  const runs = recipe.runs({
    version,
    session: undefined,
    home: HOME_ALIAS,
    workspace: `${HOME_ALIAS}/project`,
  });
  const result: RecordResult = { provider, version, written: [], kept: [], failed: [] };
  const note = (progress: RecordProgress) => {
    if (progress.event === "failed") result.failed.push({ id: progress.id, reason: progress.reason });
    else if (progress.event !== "installing") result[progress.event].push(progress.id);
    request.onProgress?.(progress);
  };
  const idOf = (scenario: string) => `${provider}/${version}/${scenario}`;
  const missing: string[] = [];
  for (const scenario of chosen(runs, request.scenarios, `${provider} ${version}`)) {
    const isThere = existsSync(join(request.out, idOf(scenario)));
    if (request.mode === "all" || (request.mode === "once" && !isThere)) missing.push(scenario);
    else if (isThere) note({ event: "kept", id: idOf(scenario) });
    else note({ event: "failed", id: idOf(scenario), reason: "there is no recording of it" });
  }
  if (missing.length === 0) return result;
  const cli = await installCli({
    provider,
    recipe,
    version,
    onInstall: (what) => note({ event: "installing", what }),
  });
  const isolation = findIsolation();
  const job = { provider, version, cli, network: isolation.network, out: request.out };
  await runRecorder(isolation, { job, scenarios: missing, jobs: request.jobs ?? 1 }, (message) => {
    const id = idOf(message.scenario);
    if (message.type === "written") note({ event: "written", id, recorded: message.recorded });
    else note({ event: "failed", id, reason: message.reason });
  });
  return result;
}

function chosen(
  runs: Readonly<Record<string, RecordedRun>>,
  wanted: readonly string[] | undefined,
  what: string,
): string[] {
  const known = Object.keys(runs);
  if (wanted === undefined) return known.filter((name) => runs[name]?.slow !== true);
  const strange = wanted.find((name) => !known.includes(name));
  if (strange === undefined) return [...new Set(wanted)];
  throw new UserError(
    `--scenario ${strange}: the recipe of ${what} has none of that name;${didYouMean(strange, known)} known: ${known.join(", ")}`,
  );
}

/**
 * The version of a CLI that is meant.
 *
 * @param wanted an exact version, `latest`, or undefined for the one the recipe names.
 * @throws UserError, one line, for a range or a word, or when the registry cannot be asked for `latest`.
 */
async function resolveVersion(recipe: RecordingRecipe, wanted: string | undefined): Promise<string> {
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
