import { join } from "node:path";
import { DEFAULT_SEED } from "../../certify/defaults.ts";
import { asUserError, UserError } from "../../lib/errors.ts";
import { writeAtomic } from "../../lib/write-atomic.ts";
import { type Mutated, mutate } from "../../mutate/mutate.ts";
import { mutationReport } from "../../mutate/mutation-report.ts";
import { countMutants, mutationScore } from "../../mutate/mutation-score.ts";
import { renderMutation } from "../../mutate/render-mutation.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";

const DEFAULT_BUDGET = 400;
const DEFAULT_RUNS = 5;

const NO_EXEC =
  "--exec: an adapter in another program cannot be mutated: mutants are switched into TypeScript or JavaScript sources that certify loads itself";

export const mutateCommand: Command = {
  usage: ["mutate <adapter> [flags]"],
  description: [
    "Says how much of an adapter certify checks: it makes small changes to the adapter's source, one at a time, and",
    "tries whether a case notices. What survives is code that nothing guards. The adapter is a built-in one, or the",
    "path of a module; its files and what they import by relative paths are changed, in a copy.",
    "Needs the package @stryker-mutator/instrumenter. With --out a run that was interrupted goes on where it was.",
  ].join("\n"),
  flags: {
    full: { type: "boolean", help: "All cases for each mutant, not a part of them." },
    budget: { type: "string", value: "N", help: `Cases for each mutant (${DEFAULT_BUDGET}).` },
    sample: { type: "string", value: "N", help: "Only so many mutants, drawn by the seed." },
    file: {
      type: "string",
      multiple: true,
      value: "TEXT",
      help: "Only files whose path holds TEXT; repeatable.",
    },
    shard: { type: "string", value: "I/N", help: "Only the files of part I of N." },
    fixtures: {
      type: "string",
      multiple: true,
      value: "DIR",
      help: "Folder of fixtures in place of those that cliproof ships; repeatable.",
    },
    seed: { type: "string", value: "N", help: `Seed of every random choice (${DEFAULT_SEED}).` },
    runs: { type: "string", value: "N", help: `Random inputs of each property (${DEFAULT_RUNS}).` },
    jobs: { type: "string", value: "N", help: "Worker processes (2)." },
    min: { type: "string", value: "PERCENT", help: "Exit with 1 when the score is lower (0)." },
    out: {
      type: "string",
      value: "DIR",
      help: "Write <adapter>.md, <adapter>.json (the schema of mutation reports) and <adapter>.jsonl there.",
    },
    exec: { type: "string", value: "COMMAND", help: "Refused: such an adapter cannot be mutated." },
  },
  examples: [
    ["npm run mutate claude -- --sample 100 --seed 7", "a hundred mutants of the claude adapter"],
    [
      "npm run mutate ./my-adapter -- --fixtures ./my-fixtures --out reports",
      "your own adapter, with a report",
    ],
  ],
  exitCodes: [
    [0, "the mutants were tried, and the score is not below --min"],
    [1, "the score is below --min"],
  ],
  maxPositionals: 1,
  async run(given) {
    if (given.text("exec") !== undefined) throw new UserError(NO_EXEC);
    const [adapter] = given.positionals;
    if (adapter === undefined) throw new UserError("mutate needs an adapter: a built-in name or a path");
    const out = given.text("out");
    if (out !== undefined) requireWritable(out, `--out ${out}`);
    const name = adapter.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");
    const seed = given.integer("seed", { min: 0, max: 2 ** 31 - 1 }) ?? DEFAULT_SEED;
    const runs = given.integer("runs", { min: 1, max: 100_000 }) ?? DEFAULT_RUNS;
    const budget = given.on("full")
      ? null
      : (given.integer("budget", { min: 1, max: 1e9 }) ?? DEFAULT_BUDGET);
    const sample = given.integer("sample", { min: 1, max: 1e9 }) ?? null;
    const fixtures = given.texts("fixtures");
    const progress = progressOf(name);
    const mutated = await mutate(adapter, {
      seed,
      runs,
      budget,
      sample,
      files: given.texts("file"),
      shard: shardOf(given.text("shard")),
      fixtures: fixtures.length === 0 ? null : fixtures,
      processes: given.integer("jobs", { min: 1, max: 64 }) ?? 2,
      journal: out === undefined ? null : join(out, `${name}.jsonl`),
      onProgress: progress,
    }).catch(asUserError);
    const text = renderMutation({ adapter, seed, runs, budget, sample, results: mutated.results });
    process.stdout.write(text);
    if (out !== undefined) await writing(`--out ${out}`, async () => write(out, name, mutated, text));
    const score = mutationScore(countMutants(mutated.results)) ?? 0;
    return score < (given.integer("min", { min: 0, max: 100 }) ?? 0) ? 1 : 0;
  },
};

function write(out: string, name: string, { results, sources }: Mutated, text: string): void {
  writeAtomic(join(out, `${name}.md`), text);
  writeAtomic(join(out, `${name}.json`), `${JSON.stringify(mutationReport(results, sources))}\n`);
}

function shardOf(text: string | undefined): { index: number; count: number } | null {
  if (text === undefined) return null;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new UserError(`--shard ${text}: I/N is meant, with I from 1 to N`);
  return { index, count };
}

/** Progress and the time left, on stderr: a line a minute where no one watches. */
function progressOf(name: string): (done: number, total: number) => void {
  const started = performance.now();
  let first = -1;
  let last = 0;
  return (done, total) => {
    if (first < 0) first = done;
    const now = performance.now();
    const isWatched = process.stderr.isTTY === true && process.env.CI === undefined;
    if (now - last < (isWatched ? 500 : 60_000) && done < total) return;
    last = now;
    const left = done === first ? null : (((now - started) / (done - first)) * (total - done)) / 60_000;
    const text = `${name}: ${done} of ${total} mutants${left === null ? "" : `, ${left.toFixed(1)} min left`}`;
    process.stderr.write(isWatched ? `\r\x1b[K${text}${done >= total ? "\n" : ""}` : `${text}\n`);
  };
}
