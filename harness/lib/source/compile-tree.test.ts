import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compileTree } from "./compile-tree.mjs";

let root: string;
const at = (path: string) => join(root, path);
const out = (path: string) => join(root, "built", "js", path);
const compile = () => compileTree(root, out(""), 2);

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cliproof-compile-"));
  for (const folder of ["adapters", "contracts", "harness", "schemas"]) mkdirSync(at(folder));
  write("package.json", '{"type": "module"}');
  write("mock-clis/mock.mjs", 'export const name = "mock";\n');
  write("contracts/table.json", '{ "rows": 3 }\n');
  write(
    "harness/part.ts",
    'import type { Never } from "./never.ts";\nexport type { Never };\nexport const part: number = 1;\n',
  );
  write(
    "harness/main.ts",
    [
      'import table from "../contracts/table.json" with { type: "json" };',
      'import { name } from "../mock-clis/mock.mjs";',
      'import { part } from "./part.ts";',
      "export const own = new URL('part.ts', import.meta.url).pathname;",
      'export const later = async () => (await import("./part.ts")).part;',
      "export const all: [number, string, number] = [table.rows, name, part];",
    ].join("\n"),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

it("compiles modules that find each other, JSON and what is not compiled", async () => {
  await compile();
  const main = await import(pathToFileURL(out("harness/main.js")).href);
  expect(main.all).toEqual([3, "mock", 1]);
  expect(main.own).toBe(out("harness/part.js"));
  expect(await main.later()).toBe(1);
});

it("leaves every line and column where it is", async () => {
  await compile();
  const line = (text: string, part: string) => text.split("\n").findIndex((one) => one.includes(part));
  const [source, compiled] = [at("harness/part.ts"), out("harness/part.js")].map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(line(compiled!, "part        ")).toBe(line(source!, "part: number"));
  expect(compiled).toHaveLength(source!.length);
});

it("compiles again what was changed, and removes what is gone", async () => {
  await compile();
  write("harness/part.ts", "export const part = 2;\n");
  rmSync(at("harness/main.ts"));
  await compile();
  expect(readFileSync(out("harness/part.js"), "utf8")).toBe("export const part = 2;\n");
  expect(existsSync(out("harness/main.js"))).toBe(false);
});

it("notices a change that keeps size and time of a file", async () => {
  const time = new Date(2020, 1, 1);
  utimesSync(at("harness/part.ts"), time, time);
  await compile();
  const text = readFileSync(at("harness/part.ts"), "utf8").replace("= 1", "= 3");
  write("harness/part.ts", text);
  utimesSync(at("harness/part.ts"), time, time);
  await compile();
  expect(readFileSync(out("harness/part.js"), "utf8")).toContain("= 3");
});

it("leaves tests, declarations and examples alone", async () => {
  for (const path of ["harness/a.test.ts", "harness/b.d.ts", "contracts/v1/examples/c.ts"])
    write(path, "1;\n");
  await compile();
  for (const path of ["harness/a.test.js", "harness/b.d.js", "contracts/v1/examples/c.js"])
    expect(existsSync(out(path)), path).toBe(false);
});

it("refuses syntax that does more than name types, with the file", async () => {
  write("harness/part.ts", "export enum Part { A }\n");
  await expect(compile()).rejects.toThrow("harness/part.ts: syntax that cannot be erased: export enum Part");
});
