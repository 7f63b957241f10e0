import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fences } from "../docs/markdown.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { derivationsOf } from "./derive/derivation.ts";
import { deriveFixture } from "./derive/derive-fixture.ts";
import { readRecipes } from "./derive/recipes.ts";
import { FIXTURES } from "./fixture-folders.ts";
import { loadFixtures } from "./load-corpus.ts";
import { sealFixture } from "./seal-fixture.ts";

const root = mkdtempSync(join(tmpdir(), "cliproof-readme-"));
afterAll(() => rmSync(root, { recursive: true }));

const blocks = fences(readFileSync(join(PROJECT_ROOT, "fixtures", "README.md"), "utf8"));
const shown = (name: string) => blocks.find(({ info }) => info === `file=${name}`)!.text;

it("fixtures/README.md shows a fixture that seals unchanged", async () => {
  const folder = join(root, "parrot", "1.0.0", "rate-limited");
  mkdirSync(folder, { recursive: true });
  for (const name of ["fixture.json", "expected.json"]) writeFileSync(join(folder, name), shown(name));
  writeFileSync(join(folder, "stdout.txt"), '{"type": "end", "ok": false, "error": {"status": 429}}\n');
  const sealed = await sealFixture(folder);
  expect(sealed).toMatchObject({
    ok: true,
    fixture: { id: "parrot/1.0.0/rate-limited", expected: { error: { httpStatus: 429 } } },
  });
});

it("fixtures/README.md shows recipes that make fixtures", async () => {
  writeFileSync(join(root, "recipes.json"), shown("recipes.json"));
  const recipes = await readRecipes(join(root, "recipes.json"));
  const { fixtures } = await loadFixtures(join(FIXTURES, "cli-outputs/claude/2.1.332"));
  const bases = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const made = derivationsOf(recipes, () => "stream-json").map((one) => {
    const { "expected.json": expected } = deriveFixture(bases.get(one.from)!, one, recipes);
    return [one.scenario, JSON.parse(expected.toString())];
  });
  expect(Object.fromEntries(made)).toMatchObject({
    "answer-rate-limits-stream-json": { status: "ok", content: expect.stringContaining("HTTP 429") },
    "tool-input-about-errors": { status: "ok" },
    "auth-401-after-rate-limits-2.1.332": { error: { kind: "auth_expired" } },
    "good-end-at-the-token-limit": { diagnostics: { truncated: true } },
    "cut-before-the-result": { status: "error", content: null, error: { evidence: "exit" } },
  });
});
