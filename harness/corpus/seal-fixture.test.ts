import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFixtures } from "./load-corpus.ts";
import { sealFixture } from "./seal-fixture.ts";

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "cliproof-seal-")), "by-hand");
  await mkdir(folder);
});

afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

const byHand = {
  schemaVersion: 1,
  id: "claude/reported/by-hand",
  provider: "claude",
  cli: { name: "claude", version: null },
  scenario: "by-hand",
  outputFormat: "text",
  provenance: { kind: "reported", source: "a person" },
  exit: { code: 0, signal: null, timedOut: false, aborted: false },
};

describe("sealFixture", () => {
  it("makes a fixture of three files written by hand", async () => {
    await writeFile(join(folder, "fixture.json"), JSON.stringify(byHand));
    await writeFile(join(folder, "stdout.txt"), "Grüße\n");
    await writeFile(join(folder, "expected.json"), '{"content": "Grüße"}');
    expect(await sealFixture(folder)).toMatchObject({
      id: "claude/reported/by-hand",
      manifest: { chunks: [[0, "out", 8]] },
    });
    expect(await loadFixtures(folder)).toMatchObject({
      errors: [],
      fixtures: [{ expected: { content: "Grüße" } }],
    });
  });

  it("keeps chunks that add up, replaces those that do not, and changes nothing the second time", async () => {
    await writeFile(
      join(folder, "fixture.json"),
      JSON.stringify({
        ...byHand,
        chunks: [
          [5, "out", 1],
          [9, "out", 2],
        ],
      }),
    );
    await writeFile(join(folder, "stdout.txt"), "abc");
    await writeFile(join(folder, "expected.json"), "{}");
    expect(await sealFixture(folder)).toMatchObject({
      manifest: {
        chunks: [
          [5, "out", 1],
          [9, "out", 2],
        ],
      },
    });
    const once = await readFile(join(folder, "fixture.json"), "utf8");
    await sealFixture(folder);
    expect(await readFile(join(folder, "fixture.json"), "utf8")).toBe(once);
    expect(once).toContain('[5, "out", 1]');
    await writeFile(join(folder, "stdout.txt"), "abcd");
    expect(await sealFixture(folder)).toMatchObject({ manifest: { chunks: [[0, "out", 4]] } });
  });

  it("says what is still missing", async () => {
    expect(String(await sealFixture(folder))).toMatch(/fixture\.json: missing$/);
    await writeFile(join(folder, "fixture.json"), "{");
    expect(String(await sealFixture(folder))).toMatch(/fixture\.json: not a JSON object$/);
    await writeFile(join(folder, "fixture.json"), "{}");
    expect(String(await sealFixture(folder))).toMatch(/stdout\.txt: missing$/);
    await writeFile(join(folder, "stdout.txt"), "");
    expect(String(await sealFixture(folder))).toMatch(/fixture\.json: .*required property/);
  });
});
