import { readFile, stat } from "node:fs/promises";
import path from "node:path";
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
}

const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

/** The base of a folder; null where no git repository is. */
export async function repositoryBase(folder: string): Promise<RepositoryBase | null> {
  const reported = await git(folder, ["rev-parse", "--show-toplevel", "--absolute-git-dir"]);
  const [root, gitFolder] = reported?.trim().split("\n") ?? [];
  if (root === undefined || gitFolder === undefined) return null;
  const commit = await git(root, ["rev-parse", "--verify", "-q", "HEAD"]);
  return { root, gitFolder, commit: commit?.trim() ?? EMPTY_TREE };
}

/** Looks at a repository: committed, changed and new files since the base, ignored ones left out. */
export async function lookAt({ root, gitFolder, commit }: RepositoryBase): Promise<RepositoryLook> {
  const [changed, untracked, log] = await Promise.all([
    git(root, ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit]),
    git(root, ["ls-files", "--others", "--exclude-standard", "-z"]),
    readFile(path.join(gitFolder, "logs", "HEAD"), "utf8").catch(() => ""),
  ]);
  const paths = [...new Set(`${changed ?? ""}${untracked ?? ""}`.split("\0").filter((one) => one !== ""))];
  const files = await Promise.all(
    paths.map(async (one) => [one, await state(path.join(root, one))] as const),
  );
  const moves = log.split("\n").flatMap((line) => line.split("\t").slice(1, 2));
  return { files: new Map(files), moves };
}

/**
 * Files and lines that differ from the base, as git counts them; new files count with no lines until they are added.
 */
export async function diffSize({ root, commit }: RepositoryBase): Promise<{ text: string; lines: number }> {
  const text = (await git(root, ["diff", "--shortstat", "--no-ext-diff", commit]))?.trim() ?? "";
  const lines = [...text.matchAll(/(\d+) (?:insertion|deletion)/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  return { text, lines };
}

async function state(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? "gone" : `${found.mtimeMs} ${found.size}`;
}
