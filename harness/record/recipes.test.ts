import { describe, expect, it } from "vitest";
import { unknownTruthFields } from "../corpus/import/truth-entry.ts";
import { loadScenarios } from "../scripted-api/load-scenarios.ts";
import { scenarioTruth } from "../scripted-api/scenario-truth.ts";
import { loadRecipe, recordableProviders } from "./load-recipe.ts";
import { truthOfRun } from "./truth-of-run.ts";

const { scenarios } = await loadScenarios();

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
});
