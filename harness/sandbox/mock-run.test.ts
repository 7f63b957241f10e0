import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { AdapterCrash } from "../driver/adapter-faults.ts";
import { MachineFault } from "../lib/errors.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import type { Target } from "../model/target.ts";
import { mockRun } from "./mock-run.ts";

it("blames no adapter when the files of a fixture were removed", async () => {
  const [fixture] = (
    await loadFixtures(join(PROJECT_ROOT, "fixtures/cli-outputs/claude/2.1.332/success-text"))
  ).fixtures;
  const gone = { ...fixture!, folder: join(PROJECT_ROOT, "no-such-folder") };
  const target = { run: async () => ({}) as Outcome } as Pick<Target, "run"> as Target;
  await expect(mockRun(target, { fixture: gone })).rejects.toThrow(MachineFault);
});

it("does not let an adapter remove the working folder that it was given", async () => {
  const folder = join(PROJECT_ROOT, "fixtures/cli-outputs/claude/2.1.332/success-text");
  const { fixtures } = await loadFixtures(folder);
  const target = {
    async run({ cwd }) {
      rmSync(cwd, { recursive: true });
      return {} as Outcome;
    },
  } as Pick<Target, "run"> as Target;
  const run = mockRun(target, { fixture: fixtures[0]! });
  await expect(run).rejects.toThrow(new AdapterCrash("run() removed the working folder that it was given"));
});
