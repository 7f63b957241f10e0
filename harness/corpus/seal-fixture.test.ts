import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { identityFromPath } from "./identity-from-path.ts";
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
      ok: true,
      filledIn: [],
      fixture: { id: "claude/reported/by-hand", manifest: { chunks: [[0, "out", 8]] } },
    });
    expect(await loadFixtures(folder)).toMatchObject({
      errors: [],
      fixtures: [{ expected: { content: "Grüße" } }],
    });
  });

  it("needs no format and no expectation of a help", async () => {
    const { outputFormat: _, ...help } = { ...byHand, kind: "help" };
    await writeFile(join(folder, "fixture.json"), JSON.stringify(help));
    await writeFile(join(folder, "stdout.txt"), "Usage: claude\n");
    expect(await sealFixture(folder)).toMatchObject({
      ok: true,
      fixture: { expected: {}, manifest: { kind: "help", outputFormat: null } },
    });
  });

  it("requires a reason when recorded bytes are changed", async () => {
    const provenance = { kind: "recorded", recipe: "by a person" };
    const file = join(folder, "fixture.json");
    await writeFile(file, JSON.stringify({ ...byHand, provenance }));
    await writeFile(join(folder, "stdout.txt"), "as it was printed");
    await writeFile(join(folder, "expected.json"), "{}");
    expect(await sealFixture(folder)).toMatchObject({ ok: true });
    await writeFile(join(folder, "stdout.txt"), "as somebody would have it");
    const before = await readFile(file, "utf8");
    expect(await sealFixture(folder)).toMatchObject({
      ok: false,
      errors: [{ problems: [expect.stringContaining("provenance.edited")] }],
    });
    expect(await readFile(file, "utf8")).toBe(before);
    const said = { ...JSON.parse(before), provenance: { ...provenance, edited: "a secret was taken out" } };
    await writeFile(file, JSON.stringify(said));
    expect(await sealFixture(folder)).toMatchObject({ ok: true });
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
      fixture: {
        manifest: {
          chunks: [
            [5, "out", 1],
            [9, "out", 2],
          ],
        },
      },
    });
    const once = await readFile(join(folder, "fixture.json"), "utf8");
    await sealFixture(folder);
    expect(await readFile(join(folder, "fixture.json"), "utf8")).toBe(once);
    expect(once).toContain('[5, "out", 1]');
    await writeFile(join(folder, "stdout.txt"), "abcd");
    expect(await sealFixture(folder)).toMatchObject({ fixture: { manifest: { chunks: [[0, "out", 4]] } } });
  });

  it("takes from the path what the manifest does not say", async () => {
    const inPlace = join(folder, "polly", "2.0.0", "hello");
    await mkdir(inPlace, { recursive: true });
    const { outputFormat, provenance, exit } = byHand;
    await writeFile(join(inPlace, "fixture.json"), JSON.stringify({ outputFormat, provenance, exit }));
    await writeFile(join(inPlace, "stdout.txt"), "Hello\n");
    await writeFile(join(inPlace, "expected.json"), "{}");
    expect(await sealFixture(inPlace)).toMatchObject({
      ok: true,
      filledIn: ["schemaVersion", "id", "provider", "cli", "scenario"],
      fixture: {
        id: "polly/2.0.0/hello",
        manifest: { provider: "polly", cli: { name: "polly", version: "2.0.0" }, scenario: "hello" },
      },
    });
  });

  it("has no version where the folder is no version's", () => {
    expect(identityFromPath("/a/claude/reported/x")).toMatchObject({ cli: { version: null } });
    expect(identityFromPath("/x")).toBeNull();
  });

  it("says what is still missing", async () => {
    expect(await faults()).toEqual([expect.stringMatching(/fixture\.json: missing$/)]);
    await writeFile(join(folder, "fixture.json"), "{");
    expect(await faults()).toEqual([expect.stringMatching(/fixture\.json: not JSON: /)]);
    await writeFile(join(folder, "fixture.json"), "[]");
    expect(await faults()).toEqual([expect.stringMatching(/fixture\.json: not a JSON object$/)]);
    await writeFile(join(folder, "fixture.json"), "{}");
    expect(await faults()).toEqual([
      expect.stringMatching(/stdout\.txt: missing$/),
      expect.stringMatching(/expected\.json: missing$/),
    ]);
  });

  it("reports every fault on a line of its own, and writes nothing then", async () => {
    await writeFile(join(folder, "fixture.json"), '{"schemaVersion": 1}');
    await writeFile(join(folder, "stdout.txt"), "abc");
    await writeFile(join(folder, "expected.json"), '{"status": "eror", "usage": {"input": 1}}');
    expect(await faults()).toEqual([
      expect.stringMatching(
        /expected\.json: status: ok or error is needed, not "eror"; did you mean error\?$/,
      ),
      expect.stringMatching(/expected\.json: usage\.input: no such field; did you mean inputTokens\?$/),
    ]);
    await writeFile(join(folder, "expected.json"), "{}");
    expect(await faults()).toEqual(
      ["outputFormat", "provenance", "exit"].map((field) => expect.stringContaining(`property '${field}'`)),
    );
    expect(await readFile(join(folder, "fixture.json"), "utf8")).toBe('{"schemaVersion": 1}');
    expect(await readdir(folder)).not.toContain("stderr.txt");
  });
});

async function faults(): Promise<string[]> {
  const sealed = await sealFixture(folder);
  return sealed.ok ? [] : sealed.errors.flatMap((error) => error.lines());
}
