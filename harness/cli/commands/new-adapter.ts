import { lstatSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { loadAdapter } from "../../driver/load-adapter.ts";
import { UserError } from "../../lib/errors.ts";
import { certifyStyle, isInstalled } from "../../lib/npm.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { didYouMean } from "../../lib/words.ts";
import { type TemplateWords, templateFiles, templateFormats } from "../../new-adapter/template-files.ts";
import { type NewFile, type NewFolder, writeFolders } from "../../new-adapter/write-folders.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";

/** Short enough for the templates to stay within the width of a line. */
const NAME = /^[a-z0-9][a-z0-9-]{0,23}$/;
const DEFAULT_FORMAT = "stream-json";

export const newAdapterCommand: Command = {
  usage: ["new-adapter NAME [--format NAME] [--out DIR]"],
  description: [
    "Writes a working adapter for a CLI that is not known yet, with fixtures that it certifies on, to be changed step by",
    "step into a true one. In this repository it becomes a built-in adapter; elsewhere, or with --out, it is one folder",
    "that holds its fixtures too. Nothing that is there is touched.",
  ].join("\n"),
  flags: {
    format: { type: "string", value: "NAME", help: `${DEFAULT_FORMAT} (default), json or text.` },
    out: { type: "string", value: "DIR", help: "Folder to write, with the fixtures in it (NAME-adapter)." },
  },
  examples: [
    ["npm run new-adapter mycli", "a built-in adapter, in this repository"],
    ["npx cliproof new-adapter mycli --format text", "in a project of your own"],
  ],
  exitCodes: [[0, "written"]],
  maxPositionals: 1,
  async run(given) {
    const name = await freeName(given.positionals[0]);
    const format = knownFormat(given.text("format") ?? DEFAULT_FORMAT);
    const out = given.text("out");
    const isBuiltIn = out === undefined && process.cwd() === PROJECT_ROOT && !isInstalled();
    const folder = out ?? `${name}-adapter`;
    const files = templateFiles(name, format, isBuiltIn ? builtInWords(name) : ownWords(name, folder));
    const folders = isBuiltIn ? builtIn(name, files) : ofOnesOwn(name, files, folder);
    for (const { place } of folders) {
      requireWritable(dirname(place), shown(place));
      requireFree(place);
    }
    await writing(shown(folders[0]!.place), () => writeFolders(folders));
    for (const { place } of folders) process.stdout.write(`written: ${shown(place)}\n`);
    process.stdout.write(`certify: ${certifyLine(name, isBuiltIn ? null : shown(folders[0]!.place))}\n`);
    process.stdout.write(
      isBuiltIn
        ? "then:    npm run generate, for the table of adapters in README.md\n"
        : "needs:   npm install --save-dev zod <path or git address of cliproof>, where they are not there yet\n",
    );
    process.stdout.write(`go on:   ${shown(join(folders[0]!.place, "README.md"))}\n`);
    return 0;
  },
};

/** The name, which no adapter here answers to yet. */
async function freeName(name: string | undefined): Promise<string> {
  if (name === undefined) throw new UserError("new-adapter needs the name of the CLI");
  if (!NAME.test(name)) {
    throw new UserError(
      `${name}: a name of at most 24 small letters, digits and dashes is needed, my-cli for instance`,
    );
  }
  const loaded = await loadAdapter({ kind: "name", name }, { root: PROJECT_ROOT, base: PROJECT_ROOT });
  if (loaded.ok) throw new UserError(`${name} names the built-in adapter ${loaded.adapter.manifest.id}`);
  return name;
}

function knownFormat(format: string): string {
  const known = templateFormats();
  if (known.includes(format)) return format;
  throw new UserError(`--format ${format}:${didYouMean(format, known)} known: ${known.join(", ")}`);
}

function builtInWords(name: string): TemplateWords {
  return {
    fixtures: `fixtures/cli-outputs/${name}`,
    record: `npm run record ${name} -- --live --scenario success --out fixtures/cli-outputs -- ARGUMENTS`,
  };
}

/** As seen from the folder that the author is in now. */
function ownWords(name: string, folder: string): TemplateWords {
  const out = shown(join(resolve(folder), "fixtures"));
  return {
    fixtures: `fixtures/${name}`,
    record: `npx cliproof record ${asPath(shown(resolve(folder)))} --live --scenario success --out ${out} -- ARGUMENTS`,
  };
}

type Files = Record<"adapter" | "fixtures", NewFile[]>;

function builtIn(name: string, { adapter, fixtures }: Files): NewFolder[] {
  return [
    { place: join(PROJECT_ROOT, "adapters", name), files: adapter },
    { place: join(PROJECT_ROOT, "fixtures", "cli-outputs", name), files: fixtures },
  ];
}

function ofOnesOwn(name: string, { adapter, fixtures }: Files, folder: string): NewFolder[] {
  const inside = fixtures.map(({ path, text }) => ({ path: join("fixtures", name, path), text }));
  return [{ place: resolve(folder), files: [...adapter, ...inside] }];
}

function requireFree(place: string): void {
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return;
  throw new UserError(`${shown(place)} is there already: nothing was written`);
}

function certifyLine(name: string, folder: string | null): string {
  const { program, dashes } = certifyStyle(process.env, process.cwd());
  if (folder === null) return `${program} ${name}`;
  return `${program} ${asPath(folder)}${dashes ? " --" : ""} --fixtures ${join(folder, "fixtures")}`;
}

/** Distinguished from the name of a built-in adapter by how it begins. */
function asPath(folder: string): string {
  return folder.startsWith(".") || folder.startsWith("/") ? folder : `./${folder}`;
}

function shown(path: string): string {
  return relative(process.cwd(), path);
}
