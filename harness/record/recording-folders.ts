import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Where a recorded CLI lives: a home that holds nothing, and in it the project it works in. */
export interface RecordingFolders {
  home: string;
  workspace: string;
  /** For what it writes into the system's folder of temporary files. */
  temporary: string;
  remove(): void;
}

/** What stands for the home in a fixture. */
export const HOME_ALIAS = "/home/user";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** On every Unix, and of a length that lets a home below it be as long as its alias. */
const SHORT = "/tmp";

const PROJECT: Readonly<Record<string, string>> = {
  "README.md": "# demo\n",
  "src/index.js": 'console.log("hi");\n',
};

const COMMITTED = "2025-01-01T00:00:00Z";

/**
 * Makes a home and a small git repository in it, the same each time but for five letters of its path, which is as long
 * as /home/user where the system has a /tmp.
 */
export function makeRecordingFolders(): RecordingFolders {
  const home = freshFolder(SHORT) ?? freshFolder(tmpdir());
  if (home === null) throw new Error(`no folder can be made in ${SHORT} or ${tmpdir()}`);
  const workspace = join(home, "project");
  const temporary = join(home, "tmp");
  mkdirSync(temporary);
  for (const [name, text] of Object.entries(PROJECT)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), text);
  }
  commit(workspace, home);
  return { home, workspace, temporary, remove: () => removeSync(home) };
}

function freshFolder(parent: string): string | null {
  for (let tries = 0; tries < 50; tries += 1) {
    const name = Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    try {
      const folder = join(realpathSync(parent), name);
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") return null;
    }
  }
  return null;
}

/** Without git on this machine the project is a plain folder; CLIs that need one say so in the recording. */
function commit(folder: string, home: string): void {
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_AUTHOR_DATE: COMMITTED,
    GIT_COMMITTER_DATE: COMMITTED,
  };
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, env, stdio: "ignore" });
  try {
    git("init", "-q", "-b", "main");
    git("config", "user.name", "user");
    git("config", "user.email", "user@example.invalid");
    git("add", "-A");
    git("commit", "-q", "-m", "init");
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "ENOENT") throw thrown;
  }
}

/** Removes a folder and all in it, whether it is there or not, also while a dying process still writes into it. */
export function removeSync(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
