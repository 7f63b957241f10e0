import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { modulePath } from "../driver/module-path.ts";
import { commonRoot, importClosure } from "../lib/import-closure.ts";
import { onInterrupt } from "../lib/interrupt.ts";
import { version } from "../lib/project.ts";
import { chooseMutants, type MutantChoice } from "./choose-mutants.ts";
import { instrument } from "./instrument.ts";
import { openJournal } from "./journal.ts";
import { judgesDigest } from "./judges-digest.ts";
import type { Mutant, TriedMutant, Workspace } from "./mutant.ts";
import type { MutantResult } from "./mutation-score.ts";
import { tryMutants } from "./try-mutants.ts";

export interface MutateOptions extends MutantChoice {
  /** Folders of fixtures; null: those that cliproof ships for the provider. */
  fixtures: readonly string[] | null;
  runs: number;
  /** Cases of one mutant; null: all. */
  budget: number | null;
  processes: number;
  /** File that keeps results as they come; null: none. */
  journal: string | null;
  /** Called when it is known how many there are, and with each result. */
  onProgress?(done: number, total: number): void;
}

export interface Mutated {
  results: MutantResult[];
  /** Source text by file. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Puts every mutant of an adapter's source to the checks of the contract `cli`.
 *
 * @param adapter name of a built-in adapter, or path of a module or its folder.
 * @throws with one line when there is no such module, or it cannot be instrumented or loaded.
 */
export async function mutate(adapter: string, options: MutateOptions): Promise<Mutated> {
  const module = await modulePath(adapter);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "cliproof-mutants-"));
  const forget = onInterrupt(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const workspace = await instrument(module, commonRoot(importClosure(module)), folder);
    return { results: await results(workspace, options), sources: workspace.sources };
  } finally {
    forget();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function results(workspace: Workspace, options: MutateOptions): Promise<MutantResult[]> {
  const { fixtures, seed, runs, budget, processes, onProgress } = options;
  const chosen = chooseMutants(workspace.mutants, options);
  if (chosen.length === 0 && options.shard === null)
    throw new Error(
      `there is nothing to try: no file of the adapter that holds a mutant fits --file ${options.files.join(" or ")}`,
    );
  const conditions = {
    version: version(),
    judges: judgesDigest(fixtures),
    sources: workspace.digest,
    fixtures,
    seed,
    runs,
    budget,
  };
  const journal = openJournal(options.journal, JSON.stringify(conditions));
  const tried = new Map(journal.done);
  let done = chosen.filter(({ id }) => tried.has(id)).length;
  onProgress?.(done, chosen.length);
  await tryMutants(
    chosen.filter(({ id }) => !tried.has(id)),
    {
      module: workspace.module,
      fixtures: fixtures?.map((one) => resolve(one)) ?? null,
      seed,
      runs,
      budget,
      processes,
      onTried(one) {
        tried.set(one.id, one);
        journal.add(one);
        onProgress?.(++done, chosen.length);
      },
    },
  );
  const marked =
    options.sample === null ? workspace.mutants.filter(({ ignored }) => ignored !== undefined) : [];
  return [
    ...chosen.map((mutant) => ({ mutant, tried: tried.get(mutant.id)! })),
    ...marked.map((mutant) => ({ mutant, tried: ignoredMutant(mutant) })),
  ];
}

function ignoredMutant({ id, ignored = "no reason given" }: Mutant): TriedMutant {
  return { id, status: "Ignored", by: ignored, cases: 0, isStatic: false, cpuMs: 0 };
}
