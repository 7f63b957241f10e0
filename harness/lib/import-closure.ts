import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { PROJECT_ROOT } from "./project.ts";

/** `import ... from "./x.ts"`, `export ... from`, `import "./x.ts"`: relative ones, types too. */
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*)["'](\.{1,2}\/[^"']+)["']/g;
/** What a module loads while it runs: `import("./x.ts")`, `require("./x.cjs")`, `new URL("./x.json", import.meta.url)`. */
const LOADED = /(?:\bimport|\brequire|\bnew\s+URL)\s*\(\s*["'`](\.{1,2}\/[^"'`$]+)["'`]/g;

/**
 * All files of a module's import closure: itself, what it imports or loads by relative paths, and so on. Packages are
 * left out, and paths that are put together while the module runs.
 *
 * @param module absolute path.
 * @returns absolute paths, sorted.
 * @throws with one line when an import names no file.
 */
export function importClosure(module: string): string[] {
  const found = new Set<string>();
  const left = [module];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const text = readFileSync(file, "utf8");
    for (const [, specifier = ""] of text.matchAll(LOADED)) {
      const loaded = resolved(resolve(dirname(file), specifier));
      // It may be made by then, or be a folder.
      if (loaded !== undefined) left.push(loaded);
    }
    for (const [, specifier = ""] of text.matchAll(SPECIFIER)) {
      const imported = resolved(resolve(dirname(file), specifier));
      if (imported === undefined) throw new Error(`${file} imports ${specifier}, which is no file`);
      left.push(imported);
    }
  }
  return [...found].sort();
}

/** Module paths may leave out the extension, or name the `.js` that a `.ts` file is compiled to. */
function resolved(path: string): string | undefined {
  const candidates = [
    path,
    path.replace(/\.js$/, ".ts"),
    ...["ts", "mts", "js", "mjs"].map((end) => `${path}.${end}`),
    `${path}/index.ts`,
  ];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
}

/** The project for our own adapters; for others the nearest folder that all files are below. */
export function commonRoot(files: readonly string[]): string {
  const isBelow = (folder: string) => files.every((file) => !relative(folder, file).startsWith(".."));
  let root = isBelow(PROJECT_ROOT) ? PROJECT_ROOT : dirname(files[0]!);
  while (!isBelow(root)) root = dirname(root);
  return root;
}
