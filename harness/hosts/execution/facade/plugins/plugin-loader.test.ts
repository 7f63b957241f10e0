import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AdapterRegistry } from "../registry/adapter-registry.ts";
import { PluginLoader } from "./plugin-loader.ts";

const ADAPTER = `{ type: "zz_plugin", testEnvironment: async () => ({ status: "pass", checks: [] }) }`;
let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "cliproof-plugins-"));
  mkdirSync(path.join(home, ".cabinet"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function written(plugins: unknown[], files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), text);
  }
  writeFileSync(path.join(home, ".cabinet", "adapter-plugins.json"), JSON.stringify({ plugins }));
}

it("loads nothing where nothing is written down", async () => {
  const report = await new PluginLoader(new AdapterRegistry("a")).load({ home, cwd: home });
  expect(report).toEqual({ loaded: [], failed: [] });
});

it("finds absolute and relative paths, CommonJS, and packages of both kinds", async () => {
  const main = `module.exports = { createAgentAdapter: () => (${ADAPTER}) };`;
  written(
    [{ path: path.join(home, "a.mjs") }, { path: "b.cjs" }, { package: "zz-old" }, { package: "@zz/new" }],
    {
      "a.mjs": `export const adapter = ${ADAPTER};`,
      "b.cjs": main,
      "node_modules/zz-old/package.json": JSON.stringify({ name: "zz-old", main: "main.cjs" }),
      "node_modules/zz-old/main.cjs": main,
      "node_modules/@zz/new/package.json": JSON.stringify({ exports: { ".": { import: "./main.mjs" } } }),
      "node_modules/@zz/new/main.mjs": `export default ${ADAPTER};`,
    },
  );
  const { loaded, failed } = await new PluginLoader(new AdapterRegistry("a")).load({ home, cwd: home });
  expect(failed).toEqual([]);
  expect(loaded.map(({ source }) => source)).toEqual([
    path.join(home, "a.mjs"),
    "b.cjs",
    "zz-old",
    "@zz/new",
  ]);
});

it("loads every adapter of a pack, and none of one that is not signed where there is a list of keys", async () => {
  const adapters = ["zz_a", "zz_b"].map((id) => ({
    adapter_id: id,
    adapter_version: "1.0.0",
    module: `${id}.mjs`,
  }));
  const manifest = { schemaVersion: 1, name: "zz/pack", version: "1.0.0", vendor: "zz", adapters };
  const text = (id: string) => `export default ${ADAPTER.replace("zz_plugin", id)};`;
  written([{ path: "pack" }], {
    "pack/adapter-package.json": JSON.stringify(manifest),
    "pack/zz_a.mjs": text("zz_a"),
    "pack/zz_b.mjs": text("zz_b"),
  });
  const loader = new PluginLoader(new AdapterRegistry("a"));
  expect((await loader.load({ home, cwd: home })).loaded).toEqual([
    { source: "pack", type: "zz_a" },
    { source: "pack", type: "zz_b" },
  ]);
  loader.unload();
  writeFileSync(path.join(home, ".cabinet", "trusted-keys.json"), '{"keys": []}');
  expect(await loader.load({ home, cwd: home })).toEqual({
    loaded: [],
    failed: [{ source: "pack", problem: "not signed: its manifest has no signature" }],
  });
});

it("reports a plugin that never gets ready", async () => {
  written([{ path: "never.mjs" }], {
    "never.mjs": `export const createAgentAdapter = () => new Promise(() => {});`,
  });
  const registry = new AdapterRegistry("a");
  const { failed } = await new PluginLoader(registry, 50).load({ home, cwd: home });
  expect(failed.map(({ problem }) => problem)).toEqual(["not loaded within 50 ms"]);
  expect(registry.listAll()).toEqual([]);
});

it("reports entries that are none, and a plugin that cannot be asked", async () => {
  written([7, { enabled: true }, { path: "a", package: "b" }, { path: "dumb.mjs" }], {
    "dumb.mjs": `export default { type: "zz_dumb" };`,
  });
  const registry = new AdapterRegistry("a");
  const { failed } = await new PluginLoader(registry).load({ home, cwd: home });
  expect(failed.map(({ problem }) => problem)).toEqual([
    expect.any(String),
    expect.stringContaining("either a package or a path"),
    expect.stringContaining("either a package or a path"),
    "the adapter zz_dumb has no testEnvironment",
  ]);
  expect(registry.listAll()).toEqual([]);
});

it("does not register what was unloaded while it was being loaded", async () => {
  written([{ path: "late.mjs" }], {
    "late.mjs": `export const createAgentAdapter = async () => (${ADAPTER});`,
  });
  const registry = new AdapterRegistry("a");
  const loader = new PluginLoader(registry);
  const loading = loader.load({ home, cwd: home });
  loader.unload();
  expect((await loading).failed).toHaveLength(1);
  expect(registry.get("zz_plugin")).toBeUndefined();
});
