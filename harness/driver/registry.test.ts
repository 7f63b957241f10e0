import { expect, it } from "vitest";
import { findProvider, modelId, providers } from "./registry.ts";

it("finds every built-in adapter, and each by its id and by all of its aliases", async () => {
  const all = await providers();
  expect(all.length).toBeGreaterThanOrEqual(6);
  const names = new Map<string, string>();
  for (const provider of all) {
    if (!("adapter" in provider)) throw new Error(provider.problem);
    const { id, aliases = [] } = provider.adapter.manifest;
    expect(id).toBe(provider.id);
    for (const name of [id, ...aliases]) {
      expect(names.get(name), `${name} is taken`).toBeUndefined();
      names.set(name, id);
    }
  }
  for (const [name, id] of names) expect(await findProvider(name)).toMatchObject({ id });
});

it("suggests the nearest adapter for an unknown name", async () => {
  expect(await findProvider("cluade")).toEqual({
    id: "cluade",
    problem: expect.stringContaining("did you mean claude?"),
  });
});

it("gives the model that an alias means, whose id the manifest lists", async () => {
  for (const provider of await providers()) {
    if (!("adapter" in provider)) continue;
    const { manifest } = provider.adapter;
    const ids = (manifest.models ?? []).map(({ id }) => id);
    for (const alias of Object.keys(manifest.shortAliases ?? {})) {
      expect(ids, `${provider.id}: ${alias}`).toContain(modelId(manifest, alias));
    }
    const named = (manifest.models ?? []).flatMap(({ id, aliases = [] }) =>
      aliases.map((alias) => [alias, id]),
    );
    expect(Object.entries(manifest.shortAliases ?? {}), provider.id).toEqual(named);
    for (const id of ids) expect(modelId(manifest, id)).toBe(id);
  }
});
