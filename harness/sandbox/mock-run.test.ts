import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { AdapterCrash } from "../driver/adapter-faults.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import type { Target } from "../model/target.ts";
import { mockRun } from "./mock-run.ts";

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
