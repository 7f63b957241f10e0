import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "./markdown-files.ts";

const FOLDERS = ["contracts", "schemas", "adapters", "harness", "mock-clis"];
const MAX_LINES = 300;
const MAX_FILES = 30;
/** Words that a reader who does not know the code misreads; each has a technical term, such as "reported" or "is in". */
const BANNED = /\b(?:told|whoever|nobody|came to|crew|wounds?)\b/i;
/** Text of a test, or the name or fault of a saboteur. */
const TITLE = /(?:\b(?:it|describe)\(|\]\)\(|\b(?:fault|name):)\s*(?<quote>["`])(?<title>.*?)\k<quote>/g;

const sources = (await Promise.all(FOLDERS.map(sourcesIn))).flat();

/** Source files below a folder, relative to the project; generated ones are left out. */
async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ts|mts|mjs|cjs)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/generated\//.test(file));
}

/** The comments of a module, each once. */
function commentsOf(text: string): string[] {
  const source = ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
}

/** Path of a module, the titles of its tests, and the names and faults of its saboteurs. */
function titlesOf(file: string, text: string): { file: string; title: string }[] {
  const titles = [...text.matchAll(TITLE)].map((match) => match.groups!.title!);
  return [file.replaceAll(/[-/.]/g, " "), ...titles].map((title) => ({ file, title }));
}

describe("the source files", () => {
  it("are found", () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it(`have at most ${MAX_LINES} lines`, () => {
    const long = sources.filter(
      (file) => readFileSync(join(ROOT, file), "utf8").split("\n").length > MAX_LINES,
    );
    expect(long).toEqual([]);
  });

  it(`are at most ${MAX_FILES} in a folder`, () => {
    const counts = new Map<string, number>();
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });

  it("have comments in common words", () => {
    const texts = sources.map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
    const found = texts
      .filter(({ text }) => BANNED.test(text))
      .flatMap(({ file, text }) => commentsOf(text).map((comment) => ({ file, comment })))
      .filter(({ comment }) => BANNED.test(comment));
    expect(found).toEqual([]);
  });

  it("name files, tests and faults in common words", () => {
    const titles = sources.flatMap((file) => titlesOf(file, readFileSync(join(ROOT, file), "utf8")));
    expect(titles.length).toBeGreaterThan(3000);
    expect(titles.filter(({ title }) => BANNED.test(title))).toEqual([]);
  });
});
