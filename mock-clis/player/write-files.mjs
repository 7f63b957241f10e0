import { constants, copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/**
 * Writes what the recorded run wrote, from the fixture's `files/` folder, below the working directory and never
 * outside it. A file that is there already is kept: a mock in the wrong folder must not cost anybody their work.
 */
export async function writeFiles({ fixture, cli, output }) {
  const from = path.join(fixture.folder, "files");
  const cwd = realpathSync(process.cwd());
  const kept = [];
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(from, source);
    if (!copy(source, path.join(cwd, name), cwd)) kept.push(name);
  }
  for (const name of kept.sort())
    await output.write(
      "err",
      Buffer.from(`cliproof mock ${cli.command}: kept the ${name} that is there already\n`),
    );
}

/** @returns false when something else is in the place. */
function copy(source, target, cwd) {
  try {
    const folder = path.dirname(target);
    makeFolders(folder, cwd);
    copyFileSync(source, target, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error.code === "EEXIST" && isSame(source, target)) return true;
    if (["EEXIST", "ENOTDIR", "ENOENT"].includes(error.code)) return false;
    throw error;
  }
}

/** One folder after the other, since a link among them may lead out of the working directory. */
function makeFolders(folder, cwd) {
  if (folder === cwd) return;
  makeFolders(path.dirname(folder), cwd);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const real = realpathSync(folder);
  if (!real.startsWith(cwd.endsWith(path.sep) ? cwd : cwd + path.sep)) throw outside();
}

function outside() {
  return Object.assign(new Error("leads outside"), { code: "ENOTDIR" });
}

function isSame(source, target) {
  try {
    return readFileSync(source).equals(readFileSync(target));
  } catch {
    return false;
  }
}
