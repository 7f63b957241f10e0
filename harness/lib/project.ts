import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the code that runs: the project's, or where it is compiled to. */
const CODE_ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Folder of cliproof itself, wherever it is installed; no slash at the end. Compiled code lies in a folder below it. */
export const PROJECT_ROOT = projectAbove(CODE_ROOT);

function projectAbove(folder: string): string {
  return existsSync(join(folder, "mock-clis")) ? folder : projectAbove(dirname(folder));
}

/**
 * The file to import for a module of cliproof: its compiled form where compiled code runs and there is one.
 *
 * @param path absolute, of any module; one that is not ours is given back as it is.
 */
export function compiledModule(path: string): string {
  const inProject = relative(PROJECT_ROOT, path);
  if (CODE_ROOT === PROJECT_ROOT || inProject.startsWith("..") || !inProject.endsWith(".ts")) return path;
  const compiled = join(CODE_ROOT, inProject.replace(/\.ts$/, ".js"));
  return existsSync(compiled) ? compiled : path;
}

/** The source of a file that runs, as its author knows it: lines and columns are the same. The reverse of `compiledModule`. */
export function sourceOf(path: string): string {
  return CODE_ROOT === PROJECT_ROOT || !path.startsWith(CODE_ROOT)
    ? path
    : join(PROJECT_ROOT, path.slice(CODE_ROOT.length).replace(/\.js$/, ".ts"));
}

/** Whether what runs is JavaScript: then a module in TypeScript needs a loader. */
export const IS_COMPILED = CODE_ROOT !== PROJECT_ROOT;

/** Version of cliproof, as package.json has it. */
export function version(): string {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")).version;
}
