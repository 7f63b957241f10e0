import { readdir } from "node:fs/promises";
import { join } from "node:path";
import semver from "semver";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadDialects } from "../corpus/import/dialect.ts";
import { truthDeviations } from "../corpus/import/truth-deviations.ts";
import { unknownTruthFields } from "../corpus/import/truth-entry.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import type { Fixture } from "../model/fixture.ts";
import { loadScenarios } from "../scripted-api/load-scenarios.ts";
import { scenarioTruth } from "../scripted-api/scenario-truth.ts";
import { truthOfRun } from "./fixture/truth-of-run.ts";
import { loadRecipe, recordableProviders } from "./load-recipe.ts";

const dialects = await loadDialects([join(FIXTURES, "truth")]);
/** What cliproof recorded by itself; what was imported has its truth in fixtures/truth. */
const isOwn = ({ provenance }: Fixture["manifest"]) => provenance.recipe?.startsWith("npm run record ");
const { scenarios } = await loadScenarios();

/** The runs of a version that the corpus holds as they were recorded. */
async function recorded(provider: string, version: string): Promise<Fixture[]> {
  const { fixtures } = await loadFixtures(join(FIXTURES, "cli-outputs", provider, version));
  return fixtures.filter(({ manifest }) => manifest.provenance.kind === "recorded");
}

describe.each(await recordableProviders())("the recipe of %s", async (provider) => {
  const { recipe } = await loadRecipe(provider);
  const version = recipe.defaultVersion;
  const place = { version, session: undefined, home: "/home/user", workspace: "/home/user/project" };
  const runs = Object.entries(recipe.runs(place));

  it("asks for scenarios that the scripted API has, and comes after runs that it has", () => {
    const names = new Set(runs.map(([name]) => name));
    const strange = runs.flatMap(([name, { api, after }]) => [
      ...(api === null || scenarios.has(api) ? [] : [`${name}: ${api}`]),
      ...(after === undefined || names.has(after) ? [] : [`${name}: after ${after}`]),
    ]);
    expect(strange).toEqual([]);
  });

  it("has the required end of every run", () => {
    for (const [name, run] of runs) {
      const said = run.api === null ? null : scenarioTruth(scenarios.get(run.api)!);
      const truth = truthOfRun(recipe, run, version, said, null);
      expect([name, unknownTruthFields(truth)]).toEqual([name, []]);
      if (truth.kind !== "run") continue;
      expect([name, truth.status]).toEqual([name, expect.stringMatching(/^(?:ok|error)$/)]);
      if (truth.status === "error") expect([name, truth.category]).toEqual([name, expect.any(String)]);
    }
  });

  it("can record all that the corpus has of its version, or says why not", async () => {
    const names = (await recorded(provider, version)).map(({ manifest }) => manifest.scenario);
    const repeated = new Set(runs.map(([name]) => name));
    const { leftOut = {} } = recipe;
    expect(names.filter((name) => !repeated.has(name) && !(name in leftOut))).toEqual([]);
    // A reason ends with what it excused.
    const idle = Object.keys(leftOut).filter((name) => repeated.has(name) || !names.includes(name));
    expect(idle).toEqual([]);
  });

  it("has the truth of what was recorded with it, and the fixtures expect that", async () => {
    const found: string[] = [];
    const versions = (await readdir(join(FIXTURES, "cli-outputs", provider))).filter((name) =>
      semver.valid(name),
    );
    for (const one of versions) {
      const own = (await recorded(provider, one)).filter(({ manifest }) => isOwn(manifest));
      for (const { id, manifest, expected, stdout, stderr } of own) {
        const printed = { stdout: stdout.toString(), stderr: stderr.toString() };
        const session = recipe.session?.(printed, one);
        const run = recipe.runs({ ...place, version: one, session: session ?? undefined })[
          manifest.scenario
        ]!;
        const said = run.api === null ? null : scenarioTruth(scenarios.get(run.api)!);
        const truth = truthOfRun(recipe, run, one, said, session);
        const deviations =
          truth.kind === "run"
            ? truthDeviations(dialects.of(provider), truth, expected)
            : Object.keys(expected).filter((key) => key !== "note");
        found.push(...deviations.map((line) => `${id}: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
});
