import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import semver from "semver";
import { UserError } from "../../lib/errors.ts";
import { onInterrupt } from "../../lib/interrupt.ts";
import type { RecordingRecipe } from "../recipe.ts";
import { removeSync } from "../recording-folders.ts";
import { withFolderLock } from "../with-folder-lock.ts";
import { nodePackage } from "./node-package.ts";
import { npmReason, runNpm } from "./run-npm.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A version of a CLI that stands ready in the cache. */
export interface InstalledCli {
  /** Folder of the installation, which holds node_modules. */
  folder: string;
  /** The command, as npm links it. */
  command: string;
  /** Folder of the node that runs it, to be first in PATH. */
  nodeFolder: string;
}

export interface InstallRequest {
  provider: string;
  recipe: RecordingRecipe;
  version: string;
  /** Folder of all installations; the user's cache by default. */
  cache?: string;
  /** Reported before something is fetched. */
  onInstall?: (what: string) => void;
}

/**
 * Finds a version of a CLI in the cache, or installs it there from the npm registry, with a node that can run it where
 * this one cannot. Two at once are safe: the second waits. A half-installed folder is never used, since it gets its
 * name only when it is whole.
 *
 * @throws UserError, one line, when it cannot be installed.
 */
export async function installCli(request: InstallRequest): Promise<InstalledCli> {
  const { provider, recipe, version, cache = cliCache() } = request;
  const node = nodePackage(recipe.node?.(version));
  const folder = join(cache, provider, version);
  const installed: InstalledCli = {
    folder,
    command: join(folder, "node_modules", ".bin", recipe.bin),
    nodeFolder: node === null ? dirname(process.execPath) : join(folder, "node_modules", node.name, "bin"),
  };
  if (isWhole(installed)) return installed;
  await mkdir(dirname(folder), { recursive: true }).catch((thrown: Error) => {
    throw new UserError(`${dirname(folder)}: the CLI cannot be installed there: ${thrown.message}`);
  });
  await withFolderLock(`${folder}.lock`, async () => {
    if (!isWhole(installed)) await install(request, folder, node?.spec);
  });
  if (isWhole(installed)) return installed;
  throw new UserError(`${recipe.package(version)}@${version} has no command ${recipe.bin}`);
}

function isWhole({ command, nodeFolder }: InstalledCli): boolean {
  return existsSync(command) && existsSync(nodeFolder);
}

async function install(request: InstallRequest, folder: string, node: string | undefined): Promise<void> {
  const { recipe, version, onInstall = () => {} } = request;
  const wanted = `${recipe.package(version)}@${version}`;
  if (semver.valid(version) === null) throw new UserError(`${version}: no version of ${wanted}`);
  onInstall(node === undefined ? wanted : `${wanted} with ${node}`);
  const place = await mkdtemp(`${folder}.new-`);
  const stop = onInterrupt(() => removeSync(place));
  try {
    await writeFile(join(place, "package.json"), '{ "name": "recorded-cli", "private": true }\n');
    const done = await runNpm(
      [
        "install",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        "--save-exact",
        recipe.installScripts ? "--foreground-scripts=false" : "--ignore-scripts",
        wanted,
        ...(node === undefined ? [] : [node]),
      ],
      place,
    );
    if (done.code !== 0) throw new UserError(`${wanted} cannot be installed: ${npmReason(done)}`);
    await rm(folder, { recursive: true, force: true });
    await rename(place, folder);
  } finally {
    stop();
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * The folder that holds installed CLIs: `cliproof/clis` in the user's cache, where XDG_CACHE_HOME says or in ~/.cache.
 */
function cliCache(env: Environment = process.env, home: string = homedir()): string {
  const { XDG_CACHE_HOME: chosen } = env;
  // The specification says that a relative path there counts for nothing.
  const cache = chosen !== undefined && isAbsolute(chosen) ? chosen : join(home, ".cache");
  return join(cache, "cliproof", "clis");
}
