import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { loadAdapter } from "./load-adapter.ts";

const EXPORT = '{ manifest: { id: "mine", outputFormats: ["text"] }, parser() {} }';
let base: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "cliproof-load-"));
});
afterAll(() => rm(base, { recursive: true }));

async function load(file: string, text: string) {
  await writeFile(join(base, file), text);
  return loadAdapter({ kind: "path", path: `./${file}` }, { root: PROJECT_ROOT, base });
}

describe("loadAdapter", () => {
  it.each([
    ["default.mjs", `export default ${EXPORT}`],
    ["named.mjs", `export const adapter = ${EXPORT}`],
    ["factory.mjs", `export const createAdapter = () => (${EXPORT})`],
    [
      "parts.mjs",
      'export const manifest = { id: "mine", outputFormats: ["text"] }; export function parser() {}',
    ],
    ["common.cjs", `module.exports = ${EXPORT}`],
    ["factory.cjs", `exports.createAdapter = () => (${EXPORT})`],
  ])("takes the adapter of %s", async (file, text) => {
    const loaded = await load(file, text);
    expect(loaded).toMatchObject({ ok: true, folder: base, adapter: { manifest: { id: "mine" } } });
  });

  it.each([
    ["empty.mjs", "", "adapter module ./empty.mjs exports no adapter"],
    ["syntax.mjs", "export default {", "adapter module ./syntax.mjs cannot be loaded: "],
    [
      "mute.mjs",
      'export default { manifest: { id: "a", outputFormats: ["text"] } }',
      "exports no parser function",
    ],
    ["nameless.mjs", "export default { parser() {} }", "exports no manifest"],
    ["wrong.mjs", EXPORT.replace("text", "yaml").replace(/^/, "export default "), "/outputFormats/0"],
    [
      "angry.mjs",
      'export function createAdapter() { throw new Error("no") }',
      "createAdapter() threw Error: no",
    ],
    ["late.mjs", '\n\nthrow new Error("boo");\n', "late.mjs:3:7)"],
    ["what?.ts", `export default ${EXPORT}`, 'its path holds "?", which Node reads as a part of a URL'],
    ["void.mjs", "export function createAdapter() {}", "createAdapter() returned no object"],
  ])("reports in one line what is wrong with %s", async (file, text, problem) => {
    const loaded = await load(file, text);
    expect(loaded).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
    expect(JSON.stringify(loaded)).not.toContain("\\n");
  });

  it("takes a folder by its index, a built-in adapter by its name", async () => {
    await writeFile(join(base, "index.mjs"), `export default ${EXPORT}`);
    expect(await loadAdapter({ kind: "path", path: "." }, { root: PROJECT_ROOT, base })).toMatchObject({
      ok: true,
    });
    const claude = await loadAdapter({ kind: "name", name: "claude" }, { root: PROJECT_ROOT, base });
    expect(claude).toMatchObject({ ok: true, adapter: { manifest: { id: "claude" } } });
  });

  it("takes a built-in adapter by each of its aliases", async () => {
    const claude = await loadAdapter({ kind: "name", name: "claude" }, { root: PROJECT_ROOT, base });
    const aliases = claude.ok ? (claude.adapter.manifest.aliases ?? []) : [];
    for (const name of aliases) {
      expect(await loadAdapter({ kind: "name", name }, { root: PROJECT_ROOT, base })).toEqual(claude);
    }
  });

  it("lists the known ones for a name that is none", async () => {
    const loaded = await loadAdapter({ kind: "name", name: "cluade" }, { root: PROJECT_ROOT, base });
    expect(loaded).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^unknown adapter cluade; did you mean claude\? known: .*claude/),
    });
  });
});
