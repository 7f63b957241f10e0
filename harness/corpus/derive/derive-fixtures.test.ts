import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { UserError } from "../../lib/errors.ts";
import type { Fixture } from "../../model/fixture.ts";
import { FIXTURES } from "../fixture-folders.ts";
import { loadFixtures } from "../load-corpus.ts";
import { deriveFixture } from "./derive-fixture.ts";
import { derivedFixtures, deriveFixtures } from "./derive-fixtures.ts";
import { type Recipes, readRecipes } from "./recipes.ts";

const CORPUS = join(FIXTURES, "cli-outputs");
const providers = readdirSync(CORPUS).filter((name) => existsSync(join(CORPUS, name, "derived")));

describe.each(providers)("derived fixtures of %s", (provider) => {
  it("are what their recipes give, byte for byte, and no others", async () => {
    const derived = await derivedFixtures(provider);
    const folder = join(CORPUS, provider, "derived");
    const there = readdirSync(folder).filter((name) => name !== "recipes.json");
    expect(there.sort()).toEqual([...derived.keys()].sort());
    for (const [scenario, files] of derived) {
      for (const [name, bytes] of Object.entries(files)) {
        expect(readFileSync(join(folder, scenario, name)).equals(bytes), `${scenario}/${name} is stale`).toBe(
          true,
        );
      }
    }
  });
});

describe("deriveFixtures", () => {
  it("writes fixtures that can be read, and nothing the second time", async () => {
    const out = await mkdtemp(join(tmpdir(), "cliproof-derive-"));
    try {
      const stale = await deriveFixtures("claude", out, true);
      expect(readdirSync(out)).toEqual([]);
      const written = await deriveFixtures("claude", out);
      expect(written).toEqual(stale);
      const { fixtures, errors } = await loadFixtures(out);
      expect(errors).toEqual([]);
      expect(fixtures.map((fixture) => fixture.manifest.scenario).sort()).toEqual(
        written.map((folder) => basename(folder)).sort(),
      );
      expect(await deriveFixtures("claude", out)).toEqual([]);
    } finally {
      await rm(out, { recursive: true });
    }
  });
});

const base: Fixture = {
  id: "claude/1/x",
  folder: "",
  manifest: {
    schemaVersion: 1,
    id: "claude/1/x",
    provider: "claude",
    cli: { name: "claude", version: "1" },
    scenario: "x",
    outputFormat: "stream-json",
    provenance: { kind: "recorded" },
    exit: { code: 1, signal: null, timedOut: false, aborted: false },
    chunks: [],
    sha256: { stdout: "", stderr: "" },
  },
  stdout: Buffer.from('{"type":"init"}\n{"text":"hi","note":"hi there"}\n{"result":"hi"}\n'),
  stderr: Buffer.from(""),
  expected: { content: "hi", messages: ["hi"], usage: { inputTokens: 1 }, session: { id: "s-1" } },
};

const recipes: Recipes = {
  answers: {},
  carriers: [],
  replacements: [],
  failures: [],
  sayRecord: { type: "assistant", text: "{{text}}", session_id: "{{session}}" },
  sayAfter: '"init"',
};

const derivation = { scenario: "y", from: "claude/1/x", mutation: "m", strings: [], says: null };
const json = (bytes: Buffer) => JSON.parse(bytes.toString("utf8"));

describe("deriveFixture", () => {
  it("replaces whole strings in records and in what is expected", () => {
    const files = deriveFixture(base, { ...derivation, strings: [["hi", 'a "429"\n$&']] }, recipes);
    expect(files["stdout.txt"].toString()).toBe(
      '{"type":"init"}\n{"text":"a \\"429\\"\\n$&","note":"hi there"}\n{"result":"a \\"429\\"\\n$&"}\n',
    );
    expect(json(files["expected.json"])).toMatchObject({ content: 'a "429"\n$&', messages: ['a "429"\n$&'] });
    expect(json(files["fixture.json"])).toMatchObject({
      id: "claude/derived/y",
      provenance: { kind: "derived", from: "claude/1/x", mutation: "m" },
      chunks: [[0, "out", files["stdout.txt"].length]],
    });
  });

  it("lets the model say something first, and claims no figures then", () => {
    const files = deriveFixture(base, { ...derivation, says: "timeout" }, recipes);
    expect(files["stdout.txt"].toString().split("\n")[1]).toBe(
      '{"type":"assistant","text":"timeout","session_id":"s-1"}',
    );
    const expected = json(files["expected.json"]);
    expect(expected).toMatchObject({ messages: ["timeout"], session: { id: "s-1" } });
    expect(expected).not.toHaveProperty("usage");
  });

  it("refuses a recipe that changes nothing", () => {
    expect(() => deriveFixture(base, { ...derivation, strings: [["nowhere", "x"]] }, recipes)).toThrow(
      "nothing to replace in claude/1/x",
    );
  });
});

describe("readRecipes", () => {
  const reading = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), "cliproof-recipes-"));
    try {
      await writeFile(join(folder, "recipes.json"), text);
      return await readRecipes(join(folder, "recipes.json"));
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  const edit = { scenario: "s", base: "b", mutation: "m", expected: {} };

  it("reads what a file of recipes holds", async () => {
    expect(await reading(JSON.stringify({ ...recipes, edits: [edit] }))).toMatchObject({ edits: [edit] });
  });

  it.each([
    ["no JSON", "{", "not JSON"],
    ["a renamed list", JSON.stringify({ ...recipes, carriers: undefined, carrier: [] }), "carriers: "],
    [
      "a renamed field",
      JSON.stringify({ ...recipes, edits: [{ ...edit, base: undefined, basis: "b" }] }),
      "edits.0.base: ",
    ],
    [
      "a misspelt optional field",
      JSON.stringify({ ...recipes, edits: [{ ...edit, layuot: "array" }] }),
      "layuot",
    ],
    [
      "an answer that is not there",
      JSON.stringify({ ...recipes, failures: [{ from: "b", says: "x" }] }),
      "no answer is named x",
    ],
  ])("names the file and the field of %s", async (_name, text, problem) => {
    const thrown = await reading(text).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(UserError);
    expect((thrown as UserError).message).toContain("recipes.json: ");
    expect((thrown as UserError).message).toContain(problem);
  });
});
