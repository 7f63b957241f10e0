import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders whose modules are compiled, from the project's folder. */
const FOLDERS = ["adapters", "contracts", "harness", "schemas"];
/** Folders below them that hold no part of the program; examples are loaded as a user's modules are. */
const LEFT_OUT = new Set(["examples", "templates", "fixtures", "node_modules"]);
/** Written last: what was compiled, from what. */
const LEDGER = "sources.json";
const COMPILER = ["compile-module.mjs", "compile-tree.mjs"].map((name) => new URL(name, import.meta.url));

/**
 * Brings the compiled copy of a project up to date: every source that was changed, added or removed since, and all where
 * the compiler itself is another. Only what has to be compiled loads the compiler. Several processes may do so at once.
 *
 * @param root folder of the project.
 * @param out folder of the copy, laid out as the project is; below `root`, `depth` folders deep.
 * @throws when the compiler is not installed, or the folder cannot be written.
 */
export async function compileTree(root, out, depth) {
  const compiler = createHash("sha256");
  for (const file of COMPILER) compiler.update(readFileSync(file));
  const now = { compiler: compiler.digest("hex"), sources: Object.fromEntries(sourcesOf(root)) };
  const text = JSON.stringify(now);
  const before = readLedger(out);
  if (before === text) return;
  const known = parsed(before);
  const kept = known.compiler === now.compiler ? known.sources : {};
  const { compiledPath, compileModule } = await import("./compile-module.mjs");
  for (const path of Object.keys(known.sources)) {
    if (!(path in now.sources)) rmSync(join(out, compiledPath(path)), { force: true });
  }
  for (const [path, state] of Object.entries(now.sources)) {
    if (kept[path] === state) continue;
    write(join(out, compiledPath(path)), compileModule(path, readFileSync(join(root, path), "utf8"), depth));
  }
  write(join(out, LEDGER), text);
}

/** Sources with what changes when they are written: size, times, file number. */
function* sourcesOf(root) {
  for (const folder of FOLDERS) yield* sourcesIn(root, folder);
}

function* sourcesIn(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) yield* sourcesIn(root, path);
    if (!entry.isFile() || !isSource(path)) continue;
    const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, path));
    yield [path, `${size} ${mtimeMs} ${ctimeMs} ${ino}`];
  }
}

function isSource(path) {
  if (path.endsWith(".json")) return path.startsWith("contracts/");
  return path.endsWith(".ts") && !/\.(?:test|d)\.ts$/.test(path);
}

function readLedger(out) {
  try {
    return readFileSync(join(out, LEDGER), "utf8");
  } catch {
    return "";
  }
}

function parsed(ledger) {
  try {
    return JSON.parse(ledger);
  } catch {
    return { compiler: "", sources: {} };
  }
}

/** Whole or not at all: another process may load the file at this moment. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
