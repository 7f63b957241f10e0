import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadDialects, packageOf } from "./dialect.ts";

const root = await mkdtemp(join(tmpdir(), "cliproof-dialects-"));
afterAll(() => rm(root, { recursive: true, force: true }));

async function say(folder: string, provider: string, dialect: string) {
  await mkdir(join(root, folder, provider), { recursive: true });
  await writeFile(join(root, folder, provider, "dialect.json"), dialect);
  return join(root, folder);
}

it("finds a dialect by the provider and by the folder of recordings", async () => {
  const folder = await say(
    "named",
    "lab",
    '{"recordings": "lab-cli", "usage": {"inputIncludesCached": true}}',
  );
  const { of, problems } = await loadDialects([folder]);
  expect(problems).toEqual([]);
  expect(of("lab-cli")).toMatchObject({ provider: "lab", usage: { inputIncludesCached: true } });
  expect(of("lab")).toBe(of("lab-cli"));
});

it("takes the plain meaning for a CLI that says nothing", async () => {
  const { of } = await loadDialects([join(root, "nowhere")]);
  expect(of("parrot")).toEqual({ provider: "parrot" });
});

it("takes the first folder's word", async () => {
  const folders = [
    await say("own", "lab", '{"package": "mine"}'),
    await say("shipped", "lab", '{"package": "theirs"}'),
  ];
  expect((await loadDialects(folders)).of("lab").package).toBe("mine");
});

it("reports what is no dialect, a line each", async () => {
  const folder = await say("faulty", "a", "{");
  await say("faulty", "b", '{"usage": {"inputHasCached": true}}');
  const { of, problems } = await loadDialects([folder]);
  expect(problems).toEqual([
    expect.stringContaining("dialect.json: not JSON"),
    expect.stringMatching(/dialect\.json: .*inputHasCached/),
  ]);
  expect(of("b")).toEqual({ provider: "b" });
});

it.each([
  ["0.73.1", "old"],
  ["0.74.0", "new"],
  ["1.6.0", "new"],
])("knows the package of version %s", (version, expected) => {
  expect(packageOf({ package: { "<0.74.0": "old", "*": "new" } }, version)).toBe(expected);
  expect(packageOf({ package: "one" }, version)).toBe("one");
  expect(packageOf({}, version)).toBeNull();
});
