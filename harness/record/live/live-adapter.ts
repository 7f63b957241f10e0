import { join } from "node:path";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { adapterChoice } from "../../driver/adapter-choice.ts";
import { loadAdapter } from "../../driver/load-adapter.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { configFiles } from "./config-files.ts";

/** The adapter of a CLI that is recorded live, with what a recording needs beside it. */
export interface LiveAdapter {
  /** As the user named it: `certify` finds it by the same word. */
  named: string;
  /** Whose fixture it becomes. */
  provider: string;
  adapter: Adapter;
  /** Where the CLI keeps logins, below the home. */
  configFiles: readonly string[];
}

/**
 * The adapter that a recording is for, as `certify` takes one: a built-in one by name or alias, anybody's by path.
 *
 * @param base folder that relative paths start from.
 * @returns one line where there is none, or where it is not known what of its CLI is secret.
 */
export async function liveAdapter(
  named: string,
  base: string = process.cwd(),
): Promise<LiveAdapter | { problem: string }> {
  const choice = adapterChoice(named);
  const loaded = await loadAdapter(choice, { root: PROJECT_ROOT, base });
  if (!loaded.ok) return { problem: `${loaded.problem}${choice.kind === "name" ? OF_ONES_OWN : ""}` };
  const { id, provider = id } = loaded.adapter.manifest;
  // It comes from a module of anybody's, and names a folder.
  if (!isFolderName(provider)) return { problem: `provider ${provider} cannot name a folder` };
  // An adapter of one's own for a CLI that is known here: its logins are known too.
  const folders = [loaded.folder, join(PROJECT_ROOT, "adapters", provider)];
  const files = configFiles([...new Set(folders)]);
  if ("problem" in files) return files;
  return { named, provider, adapter: loaded.adapter, configFiles: files };
}

const OF_ONES_OWN = "; an adapter of your own goes by its path (./my-adapter)";

/**
 * Whether a name that a module or a CLI gave may be used as a folder's name: it has no slash, so that it cannot
 * lead out of its parent, and does not begin with a dot, so that it is not hidden.
 */
export function isFolderName(word: unknown): word is string {
  return typeof word === "string" && /^[a-z0-9][\w.+-]{0,99}$/i.test(word);
}
