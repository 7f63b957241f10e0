import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isSecretFile } from "../policy/secret-files.ts";
import { git } from "./git.ts";

/** A repository as it was at one moment. */
export interface RepositoryLook {
  /** What differs from the base, with what distinguishes one state of a file from the next. */
  files: ReadonlyMap<string, string>;
  /** Reasons of the moves of HEAD, oldest first: `commit: Add a parser`, `merge topic: Fast-forward`. */
  moves: readonly string[];
}

/** Where a session's repository was when it began. */
export interface RepositoryBase {
  /** Absolute; git names paths from here. */
  root: string;
  gitFolder: string;
  /** The commit that diffs are against; the empty tree where there is none yet. */
  commit: string;
  /** What git needs ahead of a command, where it does not find its folder by itself. */
  gitFlags: readonly string[];
}

/** A look at a repository, and the files in it that the base does not have. */
interface FullLook extends RepositoryLook {
  untracked: readonly string[];
}

const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
const SHADOW_PREFIX = "cliproof-session-";

/**
 * The base of a folder. One without a repository gets one in a temporary folder, which holds the folder's files as they
 * are now: nothing is written into the folder itself.
 *
 * @returns null where git is not there, or the folder is too large for it.
 */
export async function repositoryBase(folder: string): Promise<RepositoryBase | null> {
  const reported = await git(folder, ["rev-parse", "--show-toplevel", "--absolute-git-dir"]);
  const [root, gitFolder] = reported?.trim().split("\n") ?? [];
  if (root === undefined || gitFolder === undefined) return shadowBase(folder);
  const commit = await git(root, ["rev-parse", "--verify", "-q", "HEAD"]);
  return { root, gitFolder, commit: commit?.trim() ?? EMPTY_TREE, gitFlags: [] };
}

async function shadowBase(folder: string): Promise<RepositoryBase | null> {
  const gitFolder = await mkdtemp(path.join(tmpdir(), SHADOW_PREFIX));
  const gitFlags = ["--git-dir", gitFolder, "--work-tree", folder];
  const author = ["-c", "user.name=cliproof", "-c", "user.email=cliproof@localhost"];
  const commit = ["commit", "-q", "--allow-empty", "--no-verify", "-m", "base"];
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    [...author, ...commit],
  ])
    if ((await git(folder, [...gitFlags, ...args])) === null) {
      await rm(gitFolder, { recursive: true, force: true });
      return null;
    }
  const head = await git(folder, [...gitFlags, "rev-parse", "HEAD"]);
  return { root: folder, gitFolder, commit: head?.trim() ?? EMPTY_TREE, gitFlags };
}

/** Removes what a base without a repository of its own has written. */
export async function dropBase({ gitFolder, gitFlags }: RepositoryBase): Promise<void> {
  if (gitFlags.length > 0) await rm(gitFolder, { recursive: true, force: true });
}

/**
 * Looks at a repository: committed, changed and new files since the base. Ignored files are left out, those for secrets
 * excepted, which most projects ignore.
 */
export async function lookAt({ root, gitFolder, commit, gitFlags }: RepositoryBase): Promise<FullLook> {
  const list = async (...args: string[]) =>
    ((await git(root, [...gitFlags, ...args, "-z"])) ?? "").split("\0").filter((one) => one !== "");
  const others = ["ls-files", "--others", "--exclude-standard"];
  const [changed, untracked, ignored, log] = await Promise.all([
    // The commit comes last.
    git(root, [...gitFlags, "diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit]),
    list(...others),
    // Folders that are ignored as a whole are one entry.
    list(...others, "--ignored", "--directory"),
    readFile(path.join(gitFolder, "logs", "HEAD"), "utf8").catch(() => ""),
  ]);
  const tracked = (changed ?? "").split("\0").filter((one) => one !== "");
  const paths = [...new Set([...tracked, ...untracked, ...ignored.filter(isSecretFile)])];
  const files = await Promise.all(
    paths.map(async (one) => [one, await state(path.join(root, one))] as const),
  );
  const moves = log.split("\n").flatMap((line) => line.split("\t").slice(1, 2));
  return { files: new Map(files), moves, untracked };
}

/** Files and lines that differ from the base, as git counts them, and every line of new files, added or not. */
export async function diffSize(
  { root, commit, gitFlags }: RepositoryBase,
  untracked: readonly string[],
): Promise<{ text: string; lines: number }> {
  const shown = await git(root, [...gitFlags, "diff", "--shortstat", "--no-ext-diff", commit]);
  const text = shown?.trim() ?? "";
  const counted = [...text.matchAll(/(\d+) (?:insertion|deletion)/g)].map(([, count]) => Number(count));
  const added = await Promise.all(untracked.map((file) => linesOf(path.join(root, file))));
  return { text, lines: [...counted, ...added].reduce((sum, one) => sum + one, 0) };
}

/** Bytes of a new file that its lines are counted in. */
const COUNTED_BYTES = 16 * 1024 * 1024;

/** Lines of a text; none of a file of other bytes, or of one that is gone. */
async function linesOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size > COUNTED_BYTES) return 0;
  const text = await readFile(file, "latin1").catch(() => "");
  if (text.includes("\0")) return 0;
  return text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);
}

async function state(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? "gone" : `${found.mtimeMs} ${found.size}`;
}
