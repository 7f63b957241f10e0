import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Committed in every repository. */
const FILES: Readonly<Record<string, string>> = {
  "README.md": "zz\n",
  "kitchen/soup.txt": "leek\n",
  "cellar/wine.txt": "red\n",
  "package.json": '{"name":"zz","dependencies":{"one":"1.0.0"}}\n',
  ".gitignore": "ignored/\n.env\n",
};
const CONFIG = "[user]\n\tname = zz\n\temail = zz@example.com\n[commit]\n\tgpgsign = false\n";

let template: string | null = null;

/**
 * A fresh git repository for as long as `use` is under way: on `main`, with a branch `topic` that is one commit ahead.
 * One is made, the others are copies: a dozen programs less for each.
 */
export async function withRepository<T>(use: (folder: string) => Promise<T>): Promise<T> {
  template ??= makeTemplate();
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-repository-"));
  try {
    cpSync(template, folder, { recursive: true });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeTemplate(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init", "-q", "-b", "main");
  writeFileSync(path.join(folder, ".git", "config"), CONFIG, { flag: "a" });
  write(folder, FILES);
  git("add", "-A");
  git("commit", "-q", "-m", "Begin");
  git("checkout", "-q", "-b", "topic");
  write(folder, { "attic/trunk.txt": "map\n" });
  git("add", "-A");
  git("commit", "-q", "-m", "Go on");
  git("checkout", "-q", "main");
  return folder;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
