import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, parse, relative, sep } from "node:path";
import { importClosure } from "../lib/import-closure.ts";
import type { Mutant, Workspace } from "./mutant.ts";

interface Instrumenter {
  instrument(files: readonly InstrumenterFile[], options: object): Promise<InstrumenterResult>;
}

interface InstrumenterFile {
  name: string;
  content: string;
  mutate: boolean;
}

interface InstrumenterResult {
  files: readonly InstrumenterFile[];
  mutants: readonly {
    id: string;
    fileName: string;
    mutatorName: string;
    replacement: string;
    location: Mutant["location"];
    status?: string;
    statusReason?: string;
  }[];
}

const SILENT = new Proxy({}, { get: () => () => false });

/**
 * Copies the import closure of an adapter into a folder and switches all mutants of Stryker's default mutators into it.
 * The project itself, which judges the mutants, stays as it is.
 *
 * @param module absolute path of the adapter's module.
 * @param root what the paths of files are relative to: all of the closure is below it.
 * @param folder of the workspace; it is made.
 * @throws with one line when the instrumenter is not installed, or cannot read a file.
 */
export async function instrument(module: string, root: string, folder: string): Promise<Workspace> {
  const { Instrumenter: Stryker } = (await import("@stryker-mutator/instrumenter").catch(() => {
    throw new Error(
      "mutate needs a package that is not installed: npm install --save-dev @stryker-mutator/instrumenter@9.6.1",
    );
  })) as unknown as { Instrumenter: new (logger: object) => Instrumenter };
  const files = importClosure(module);
  const sources = new Map(files.map((file) => [nameIn(root, file), readFileSync(file, "utf8")]));
  const isCode = (name: string) => /\.[cm]?[jt]s$/.test(name) && !/\/generated\//.test(name);
  const given = [...sources]
    .filter(([name]) => isCode(name))
    .map(([name, content]) => ({ name, content, mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { files: instrumented, mutants } = await new Stryker(SILENT).instrument(given, options);
  const written = new Map([...sources, ...instrumented.map(({ name, content }) => [name, content] as const)]);
  for (const [name, content] of written) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  linkPackages(root, folder);
  const hash = createHash("sha256").update(JSON.stringify([...sources]));
  return {
    folder,
    module: join(folder, nameIn(root, module)),
    mutants: mutants.map((one) => mutantOf(one, sources.get(one.fileName) ?? "")),
    sources: new Map(given.map(({ name, content }) => [name, content])),
    digest: hash.digest("hex").slice(0, 16),
  };
}

function nameIn(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}

function mutantOf(given: InstrumenterResult["mutants"][number], source: string): Mutant {
  const { id, fileName, mutatorName, replacement, location, status, statusReason } = given;
  // The instrumenter counts from 0, the schema of reports from 1.
  const place = ({ line, column }: Mutant["location"]["start"]) => ({ line: line + 1, column: column + 1 });
  const at = { start: place(location.start), end: place(location.end) };
  return {
    id,
    file: fileName,
    mutator: mutatorName,
    location: at,
    original: textAt(source, at),
    replacement,
    ...(status === "Ignored" && { ignored: statusReason ?? "no reason given" }),
  };
}

function textAt(source: string, { start, end }: Mutant["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join("\n");
}

/** Packages of the project, and its package.json, are found from the workspace as from the project. */
function linkPackages(root: string, folder: string): void {
  let from = root;
  while (!existsSync(join(from, "node_modules")) && from !== parse(from).root) from = dirname(from);
  if (existsSync(join(from, "node_modules")))
    symlinkSync(join(from, "node_modules"), join(folder, "node_modules"), "dir");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
}
