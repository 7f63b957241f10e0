import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { parse } from "jsonc-parser";
import { indexModule } from "../../driver/find-adapters.ts";
import { UserError } from "../../lib/errors.ts";
import { writeAtomic } from "../../lib/write-atomic.ts";
import { knownFailures, type ProjectFile, withScript, workflow } from "../../new-adapter/project-files.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";

export const initCommand: Command = {
  usage: ["init ADAPTER"],
  description: [
    "Sets a project of yours up for certification of its adapter: a script in package.json, a workflow for GitHub Actions",
    "and an empty known-failures.json beside the adapter. What is there already is left as it is. ADAPTER is the path of",
    "a module, or of a folder with an index module.",
  ].join("\n"),
  flags: {},
  examples: [["npx cliproof init ./src/my-adapter.ts", "in the folder of your package.json"]],
  exitCodes: [[0, "everything is there"]],
  maxPositionals: 1,
  async run(given) {
    const [named] = given.positionals;
    if (named === undefined) throw new UserError("init needs the path of an adapter's module");
    const project = { packageJson: readPackage(), adapter: adapterModule(named) };
    const script = withScript(project);
    const fresh = [knownFailures(project), workflow(project)].filter(({ path }) => !existsSync(path));
    const kept = ["package.json", knownFailures(project).path, workflow(project).path];
    const files: ProjectFile[] = [...(script === null ? [] : [script]), ...fresh];
    requireWritable(process.cwd(), "this folder");
    for (const { path, text } of files) await writing(path, () => writeAtomic(path, text));
    for (const { path } of files) process.stdout.write(`written: ${path}\n`);
    for (const path of kept.filter((one) => !files.some((file) => file.path === one)))
      process.stdout.write(`kept:    ${path}\n`);
    process.stdout.write("certify: npm run certify\n");
    return 0;
  },
};

function readPackage(): string | null {
  if (!existsSync("package.json")) return null;
  const text = readFileSync("package.json", "utf8");
  const value: unknown = parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return text;
  throw new UserError("package.json is no JSON object: nothing was written");
}

/** The module's path from here, with slashes. @throws UserError when there is none, or it is outside of this folder. */
function adapterModule(named: string): string {
  const path = resolve(named);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new UserError(`no adapter module at ${named}`);
  const module = found.isDirectory() ? indexModule(path) : path;
  if (module === null) throw new UserError(`folder ${named} has no index.ts, index.mjs or index.js`);
  const fromHere = relative(process.cwd(), module);
  if (fromHere.startsWith("..")) throw new UserError(`${named} is outside of this folder`);
  return join(fromHere).split(sep).join("/");
}
