import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { FIXTURES } from "../../corpus/fixture-folders.ts";
import { isRun } from "../../corpus/fixture-run.ts";
import { loadFixtures } from "../../corpus/load-corpus.ts";
import { adapterChoice } from "../../driver/adapter-choice.ts";
import { loadAdapter } from "../../driver/load-adapter.ts";
import { moduleTarget } from "../../driver/module-target.ts";
import { explainRun } from "../../explain/explain-run.ts";
import { renderExplanation } from "../../explain/render-explanation.ts";
import { UserError } from "../../lib/errors.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Command } from "../command.ts";

export const explainCommand: Command = {
  usage: ["explain FIXTURE [--adapter NAME | PATH]"],
  description: [
    "Replays one fixture and explains the outcome: how the run ended by the verdict table, the evidence",
    "for an error, the rule that decided its kind, the outcome, and where it differs from the fixture's expectation. What an",
    "adapter decides without adapters/shared is not seen, but for the outcome. FIXTURE is an id (cliproof list fixtures",
    "claude) or a folder.",
  ].join("\n"),
  flags: {
    adapter: {
      type: "string",
      value: "NAME",
      help: "Adapter by name or path; without it the built-in one of the fixture's provider.",
    },
  },
  examples: [
    ["cliproof explain claude/2.1.332/rate-limit-429", "why that run is a rate limit"],
    [
      "cliproof explain ./runs/mycli/1.0.0/refused --adapter ./my-adapter.ts",
      "a run and an adapter of your own",
    ],
  ],
  exitCodes: [[0, "explained, whatever the outcome is"]],
  maxPositionals: 1,
  async run(given) {
    const named = given.positionals[0];
    if (named === undefined) throw new UserError("explain needs a fixture: an id or a folder");
    const fixture = await fixtureNamed(named);
    const adapter = given.text("adapter") ?? fixture.manifest.provider;
    const loaded = await loadAdapter(adapterChoice(adapter), { root: PROJECT_ROOT, base: process.cwd() });
    if (!loaded.ok) throw new UserError(loaded.problem);
    const explained = await explainRun(moduleTarget(loaded.adapter), fixture);
    process.stdout.write(renderExplanation(fixture, explained));
    return 0;
  },
};

async function fixtureNamed(named: string): Promise<Fixture> {
  const folder = [resolve(named), join(FIXTURES, "cli-outputs", named)].find((path) =>
    existsSync(join(path, "fixture.json")),
  );
  if (folder === undefined)
    throw new UserError(
      `no fixture ${named}: neither a folder with a fixture.json nor an id of a shipped one`,
    );
  const { fixtures, errors } = await loadFixtures(folder);
  if (errors.length > 0) throw new UserError(...errors);
  const [fixture] = fixtures;
  if (fixture === undefined || !isRun(fixture)) throw new UserError(`${named} is a recording of no run`);
  return fixture;
}
