import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadScenarios } from "./load-scenarios.ts";
import { scenarioTruth } from "./scenario-truth.ts";

it("reads every scenario that comes with cliproof, and each has a truth", async () => {
  const { scenarios, errors } = await loadScenarios();
  expect(errors).toEqual([]);
  expect(scenarios.size).toBeGreaterThan(70);
  for (const [name, scenario] of scenarios) {
    const { status, answer, category } = scenarioTruth(scenario);
    expect([name, answer !== null, category === null]).toEqual([name, status === "ok", status === "ok"]);
  }
});

it.each([
  ["{", "not JSON"],
  ['{ "shows": "x", "replies": [] }', "replies"],
  ['{ "shows": "x", "replies": [{ "parts": [{ "txt": ["a"] }] }] }', "replies"],
  ['{ "shows": "x", "replies": [{ "silent": "hang", "extra": 1 }] }', "replies"],
])("says in one line what is wrong with %s", async (text, word) => {
  const folder = await mkdtemp(join(tmpdir(), "scenarios-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "bad.json"), text);
  await writeFile(join(folder, "good.json"), '{ "shows": "x", "replies": [{ "silent": "hang" }] }');
  const { scenarios, errors } = await loadScenarios(folder);
  expect([...scenarios.keys()]).toEqual(["good"]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/bad\.json: [^\n]+$/);
  expect(errors[0]).toContain(word);
});

it("says so when there is no such folder", async () => {
  const { errors } = await loadScenarios(join(tmpdir(), "no-such-folder-of-scenarios"));
  expect(errors).toHaveLength(1);
});
