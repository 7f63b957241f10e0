import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unknownTruthFields } from "../corpus/import/truth-entry.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { loadScenarios } from "../scripted-api/load-scenarios.ts";
import { scenarioTruth } from "../scripted-api/scenario-truth.ts";
import { loadRecipe, recordableProviders } from "./load-recipe.ts";
import { truthOfRun } from "./truth-of-run.ts";

const FIXTURES = fileURLToPath(new URL("../../fixtures/cli-outputs", import.meta.url));
const { scenarios } = await loadScenarios();

/** Names of the runs of a version that the corpus holds as they were recorded. */
async function recordedScenarios(provider: string, version: string): Promise<string[]> {
  const { fixtures } = await loadFixtures(join(FIXTURES, provider, version));
  return fixtures
    .filter(({ manifest }) => manifest.provenance.kind === "recorded")
    .map(({ manifest }) => manifest.scenario);
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

  it("knows of every run how it must end", () => {
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
    const recorded = await recordedScenarios(provider, version);
    const repeated = new Set(runs.map(([name]) => name));
    const { leftOut = {} } = recipe;
    expect(recorded.filter((name) => !repeated.has(name) && !(name in leftOut))).toEqual([]);
    // A reason ends with what it excused.
    const idle = Object.keys(leftOut).filter((name) => repeated.has(name) || !recorded.includes(name));
    expect(idle).toEqual([]);
  });
});
