import { join } from "node:path";
import { styleText } from "node:util";
import type { VersionCertification } from "../../../schemas/harness/v1/generated/drift.ts";
import { certify } from "../../certify/certify.ts";
import { DEFAULT_CASE_TIMEOUT, DEFAULT_RUNS, DEFAULT_SEED } from "../../certify/defaults.ts";
import { AdapterWorker } from "../../certify/run/adapter-worker.ts";
import { fixtureFolders } from "../../corpus/fixture-folders.ts";
import { loadFixtures } from "../../corpus/load-corpus.ts";
import { certificationOf, foldersOf } from "../../drift/certification.ts";
import { DriftImpossible } from "../../drift/drift-impossible.ts";
import { DRIFT_FORMATS, publishDrift } from "../../drift/publish-drift.ts";
import { recordVersion } from "../../drift/record-version.ts";
import { runDrift } from "../../drift/run-drift.ts";
import { type AdapterChoice, adapterChoice } from "../../driver/adapter-choice.ts";
import { loadAdapter } from "../../driver/load-adapter.ts";
import type { Arguments } from "../../lib/command-line.ts";
import { UserError } from "../../lib/errors.ts";
import { onInterrupt } from "../../lib/interrupt.ts";
import { certifyStyle } from "../../lib/npm.ts";
import { PROJECT_ROOT, version } from "../../lib/project.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import { wantsColor } from "../../lib/wants-color.ts";
import { didYouMean, listed } from "../../lib/words.ts";
import { WorkerPool } from "../../lib/worker/worker-pool.ts";
import type { Fixture } from "../../model/fixture.ts";
import { readInvariants } from "../../model/invariants.ts";
import { providerOf } from "../../model/target.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";
import { progressLine } from "../progress-line.ts";

export const driftCommand: Command = {
  usage: ["drift <name | path> [--from V] [--to V] [flags]"],
  description: [
    "Compares the recorded runs of two versions of a CLI: types of record, fields, values, texts, exit codes, flags,",
    "commands; and certifies the adapter on both. A version is exact, oldest or newest (recorded), or latest (published).",
    "One without fixtures is recorded first, offline, against a scripted model.",
  ].join("\n"),
  flags: {
    from: { type: "string", value: "V", help: "The older version (oldest)." },
    to: {
      type: "string",
      value: "V",
      help: "The younger version (newest); latest is what the registry has.",
    },
    scenario: { type: "string", multiple: true, value: "NAME", help: "This scenario alone; repeatable." },
    fixtures: {
      type: "string",
      multiple: true,
      value: "DIR",
      help: "Look for fixtures below DIR instead of in the shipped ones; repeatable.",
    },
    "record-into": {
      type: "string",
      value: "DIR",
      help: "Where a version without fixtures is recorded, and found the next time (.cliproof/drift).",
    },
    only: {
      type: "string",
      multiple: true,
      value: "INV-...",
      help: "Certify on these invariants alone, as certify takes them; repeatable. The report says so.",
    },
    strict: { type: "boolean", help: "Exit 1 for any difference, even if the adapter holds." },
    jobs: { type: "string", value: "N", help: "Worker processes of the certification (1)." },
    format: {
      type: "string",
      multiple: true,
      value: "NAME",
      help: `${listed(Object.keys(DRIFT_FORMATS))} (pretty); with --out repeatable.`,
    },
    out: {
      type: "string",
      value: "DIR",
      help: "Write <cli>.json and <cli>.md into DIR; with --from or --to the name holds both versions.",
    },
  },
  examples: [
    ["npm run drift claude", "the oldest recorded version against the newest"],
    ["npm run drift codex -- --from 0.60.1", "flags come after two dashes"],
    ["npx cliproof drift gemini --from newest --to @latest --strict", "what a nightly job asks"],
  ],
  exitCodes: [
    [0, "the adapter holds; differences are findings, and no failure"],
    [1, "an invariant broke; with --strict also any difference"],
    [3, "drift could not be looked for: a version has no fixtures and cannot be recorded"],
  ],
  maxPositionals: 1,
  async run(given) {
    try {
      return await drift(given);
    } catch (thrown) {
      if (!(thrown instanceof DriftImpossible)) throw thrown;
      for (const line of thrown.lines) process.stderr.write(`cliproof: ${line}\n`);
      process.stderr.write("cliproof: drift was not looked for, which is no good news\n");
      return 3;
    }
  },
};

/** Every fixture of the provider below the folders. */
async function recordings(provider: string, folders: readonly string[]): Promise<Fixture[]> {
  const loaded = await Promise.all(folders.map((folder) => loadFixtures(folder)));
  const errors = loaded.flatMap((corpus) => corpus.errors);
  if (errors.length > 0) throw new UserError(...errors);
  return loaded.flatMap(({ fixtures }) => fixtures.filter(({ manifest }) => manifest.provider === provider));
}

/** The adapter on one version's fixtures, all checks, with the defaults of `certify`. */
async function certifyOn(
  choice: AdapterChoice,
  version: string,
  {
    own,
    all,
    only,
    jobs,
  }: { own: readonly Fixture[]; all: readonly Fixture[]; only: string[]; jobs: number },
): Promise<VersionCertification> {
  const progress = progressLine();
  const pool = new WorkerPool(() => new AdapterWorker());
  const forget = onInterrupt(() => pool.end());
  try {
    const certification = await certify({
      root: PROJECT_ROOT,
      choice,
      contract: "cli",
      fixtures: foldersOf(own, all),
      invariants: await readInvariants(PROJECT_ROOT, "cli"),
      selection: { only, check: null, case: null, shard: null },
      path: undefined,
      seed: DEFAULT_SEED,
      runs: DEFAULT_RUNS,
      shownRuns: null,
      jobs,
      caseTimeoutMs: 1000 * DEFAULT_CASE_TIMEOUT,
      failFast: false,
      isolate: false,
      requireProof: false,
      keep: false,
      today: new Date().toISOString().slice(0, 10),
      style: certifyStyle(process.env, process.cwd()),
      processors: new Semaphore(jobs),
      pool,
      onProgress: (adapter, done, total) => progress.show(`${adapter} on ${version}`, done, total),
    });
    if (certification.ok) return certificationOf(version, certification.report);
    throw new DriftImpossible(...certification.problems);
  } finally {
    progress.clear();
    pool.end();
    forget();
  }
}

async function drift(given: Arguments): Promise<number> {
  const name = given.positionals[0];
  if (name === undefined) throw new UserError("drift needs a CLI: a name (cliproof list), or a path");
  const choice = adapterChoice(name);
  const [from, to, out] = ["from", "to", "out"].map((flag) => given.text(flag));
  if (from !== undefined && from === to) throw new UserError(`--from and --to are both ${from}`);
  const formats = driftFormats(given.texts("format"), out !== undefined);
  const jobs = given.integer("jobs", { min: 1, max: 64 }) ?? 1;
  const loaded = await loadAdapter(choice, { root: PROJECT_ROOT, base: process.cwd() });
  if (!loaded.ok) throw new UserError(loaded.problem);
  const { manifest } = loaded.adapter;
  const provider = providerOf(manifest);
  const folders = given.texts("fixtures");
  const fixtures = await recordings(provider, folders.length === 0 ? fixtureFolders(provider) : folders);
  if (out !== undefined) requireWritable(out, `--out ${out}`);
  const only = given.texts("only");
  const scenarios = given.texts("scenario");
  const report = await runDrift({
    cliproof: version(),
    manifest,
    from,
    to,
    scenarios: scenarios.length === 0 ? null : scenarios,
    fixtures,
    recordInto: given.text("record-into") ?? join(".cliproof", "drift"),
    record: recordVersion,
    only,
    certify: (version, own) => certifyOn(choice, version, { own, all: fixtures, only, jobs }),
  });
  const isDefault = from === undefined && to === undefined;
  const file = isDefault ? provider : `${provider}-${report.from.version}-${report.to.version}`;
  const coloured = wantsColor(process.env, process.stdout.isTTY === true);
  const paint: typeof styleText = coloured ? styleText : (_style, text) => text;
  await writing(`--out ${out}`, () => publishDrift(report, { formats, out, file, paint }));
  return report.verdict === "broken" || (given.on("strict") && report.differences > 0) ? 1 : 0;
}

/**
 * The formats that `drift` is to write.
 *
 * @throws UserError for an unknown one, or several without a folder to write them into.
 */
function driftFormats(named: readonly string[], toFiles: boolean): string[] {
  const known = Object.keys(DRIFT_FORMATS);
  for (const name of named) {
    if (known.includes(name)) continue;
    throw new UserError(`unknown format ${name};${didYouMean(name, known)} known: ${known.join(", ")}`);
  }
  if (!toFiles && named.length > 1)
    throw new UserError("several formats need --out: each becomes a file there");
  if (named.length > 0) return [...new Set(named)];
  return toFiles ? ["json", "markdown"] : ["pretty"];
}
