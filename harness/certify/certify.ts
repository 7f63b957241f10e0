import { join, relative } from "node:path";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import type { AdapterChoice } from "../driver/adapter-choice.ts";
import type { Question } from "../driver/overheard-target.ts";
import { describeCoverage, errorCoverageTable } from "../facts/error-coverage-table.ts";
import type { CommandStyle } from "../lib/command-line.ts";
import type { Semaphore } from "../lib/semaphore.ts";
import type { WorkerPool } from "../lib/worker/worker-pool.ts";
import type { Fixture } from "../model/fixture.ts";
import { familyOf, type Invariant, inContractOrder } from "../model/invariants.ts";
import { AdapterGone } from "./adapter-gone.ts";
import type { AdapterWorker } from "./adapter-worker.ts";
import { attacksIn } from "./attacks-in.ts";
import { buildReport } from "./build-report.ts";
import { Crew } from "./crew.ts";
import { judgeInvariants } from "./judge-invariants.ts";
import { type KeptRun, keptRuns } from "./keep-counterexample.ts";
import { applyKnownFailures, type RunCase, readKnownFailures } from "./known-failures.ts";
import { type PlannedCase, plan } from "./plan.ts";
import { type ProviderFixtures, providerFixtures } from "./provider-fixtures.ts";
import { replayCommand } from "./replay-command.ts";
import { resolveSelection, type SelectionWords } from "./resolve-selection.ts";
import { runPlan } from "./run-plan.ts";
import { isEverything, matchInvariants, type Selection } from "./selection.ts";
import { untriedReason } from "./untried.ts";
import { withoutFixtures } from "./without-fixtures.ts";
import type { Loaded } from "./worker-messages.ts";

export interface CertifyOptions {
  /** Folder of the project. */
  root: string;
  choice: AdapterChoice;
  /** `cli`, or a host contract. */
  contract: string;
  /** Folders that replace the provider's fixtures; null for none. */
  fixtures: readonly string[] | null;
  /** All of the contract's. */
  invariants: readonly Invariant[];
  selection: SelectionWords;
  path: string | undefined;
  seed: number;
  runs: number;
  /** What is shown in replay commands: null when it is the default. */
  shownRuns: number | null;
  jobs: number;
  /**
   * The processors, which all adapters that are certified at once share: work that keeps one busy waits for its place.
   * Where there is more than one, the checks that wait most of their time have a worker more than `jobs`.
   */
  processors: Semaphore;
  caseTimeoutMs: number;
  failFast: boolean;
  keep: boolean;
  /** Told every input of the one chosen case, before the adapter gets it. */
  onAsked?: ((question: Question) => void) | undefined;
  /** ISO date: known failures end. */
  today: string;
  style: CommandStyle;
  /** Where workers come from; whoever made it ends it. */
  pool: WorkerPool<AdapterWorker>;
  onProgress(adapter: string, done: number, total: number): void;
}

export type Certification =
  | { ok: true; report: AdapterReport; fixtures: readonly Fixture[]; kept: KeptRun[] }
  /** Something of the user's cannot be read: a line each. */
  | { ok: false; problems: string[] };

/** Certifies one adapter: loads it in worker processes, plans, runs, judges. */
export async function certify(options: CertifyOptions): Promise<Certification> {
  const { choice, contract, root, caseTimeoutMs } = options;
  const adapter = {
    choice,
    contract,
    root,
    silenceMs: caseTimeoutMs,
    env: process.env,
    families: families(options),
  };
  // A program is given its time by the target, which can say more about it: the watchdog comes after.
  const patience = choice.kind === "exec" ? caseTimeoutMs + 5000 : caseTimeoutMs;
  const crew = new Crew(adapter, patience, options.pool, options.onAsked);
  try {
    const hired = await crew.hire();
    if (!hired.ok) return { ok: false, problems: [hired.problem] };
    return await certifyLoaded(options, hired.loaded, crew, hired.worker);
  } catch (thrown) {
    if (thrown instanceof AdapterGone) return { ok: false, problems: [thrown.message] };
    throw thrown;
  } finally {
    crew.end();
  }
}

/** Families that `--only` names; undefined for all, also where it names what there is not. */
function families({ selection, invariants }: CertifyOptions): string[] | undefined {
  const ids = invariants.map(({ id }) => id);
  const named = selection.only.map((word) => matchInvariants(word, ids));
  if (named.length === 0 || named.some((found) => found.length === 0)) return undefined;
  return [...new Set(named.flat().map(familyOf))];
}

async function certifyLoaded(
  options: CertifyOptions,
  loaded: Loaded,
  crew: Crew,
  worker: AdapterWorker,
): Promise<Certification> {
  const { manifest, checks } = loaded;
  const provider = manifest.provider ?? manifest.id;
  const known = await readKnownFailures(loaded.folder);
  const found = await providerFixtures(provider, options.fixtures);
  const problems = [...(typeof known === "string" ? [known] : []), ...found.errors];
  if (typeof known === "string" || problems.length > 0) return { ok: false, problems };
  const { choice, contract, root } = options;
  const hasNone = options.fixtures === null && found.fixtures.length === 0;
  if (hasNone && contract !== "cli" && choice.kind === "path")
    return { ok: false, problems: [await withoutFixtures(root, choice.path, provider)] };
  const selection = resolveSelection(options.selection, ground(options, loaded, found));
  if (typeof selection === "string") return { ok: false, problems: [selection] };
  const cases = found.fixtures.length === 0 ? [] : planFor(options, loaded, found, selection);
  const misuse = oneCaseMisuse(options, cases) ?? emptyMisuse(cases, selection, found);
  if (misuse !== null) return { ok: false, problems: [misuse] };

  const runs = await runPlan({
    ...options,
    plan: cases,
    crew,
    worker,
    fixtures: { fixtures: found.fixtures, corpus: found.corpus },
    keepRuns: options.keep,
    dump: options.onAsked !== undefined,
    onProgress: (done) => options.onProgress(manifest.id, done, cases.length),
  });
  const ran = runs.map((run, index) => ({ planned: cases[index]!, run }));
  const whole = isEverything(selection) && options.fixtures === null && runs.length === cases.length;
  const judgement = applyKnownFailures(ran, known.entries, options.today, whole);
  const served = new Set(checks.map((check) => check.invariant));
  const untried = (id: string) => untriedReason(id, served, provider, found.fixtures.length);
  const report = buildReport({
    manifest,
    fixtures: found.fixtures,
    skipped: found.skipped,
    judgement,
    invariants: judgeInvariants(reportedIds(options, selection, served, cases), judgement.cases, untried),
    attacks: attacksIn(judgement.cases, checks),
    knownFailureFile: known.file,
    fileOf: (id) => stdoutOf(found.fixtures, id),
    replayOf: (one) => replayOf(one, options, checks),
    errorCoverage: options.contract === "cli" ? coverage(manifest, found) : undefined,
    mayBeEmpty: selection.shard !== null,
  });
  return {
    ok: true,
    report,
    fixtures: found.fixtures,
    kept: options.keep ? keptRuns(ran, found.fixtures) : [],
  };
}

function ground(options: CertifyOptions, { checks }: Loaded, found: ProviderFixtures) {
  return {
    invariants: contractIds(options, new Set(checks.map((check) => check.invariant))),
    checks,
    fixtures: found.fixtures.map((fixture) => fixture.id),
    skipped: new Map(found.skipped.map(({ fixture, reason }) => [fixture, reason])),
  };
}

function planFor(
  options: CertifyOptions,
  { manifest, checks }: Loaded,
  found: ProviderFixtures,
  selection: Selection,
): PlannedCase[] {
  return plan({
    checks,
    fixtures: found.fixtures.map(({ id, manifest }) => ({ id, outputFormat: manifest.outputFormat })),
    outputFormats: manifest.outputFormats,
    selection,
    seed: options.seed,
  });
}

/** A path belongs to one search: given to several it would mean something else in each. Inputs are of one case too. */
function oneCaseMisuse({ path, onAsked }: CertifyOptions, cases: readonly PlannedCase[]): string | null {
  const flag = path !== undefined ? `--path ${path}` : onAsked !== undefined ? "--dump" : null;
  if (flag === null || cases.length === 1) return null;
  return `${flag}: it belongs to one case, but ${cases.length} are chosen: add --only, --check and --case`;
}

function emptyMisuse(
  cases: readonly PlannedCase[],
  selection: Selection,
  found: ProviderFixtures,
): string | null {
  if (cases.length > 0 || found.fixtures.length === 0 || selection.shard !== null) return null;
  return "nothing to run: no case fits --only, --check and --case together";
}

/** What the report speaks of: the whole contract, or what was chosen of it. */
function reportedIds(
  options: CertifyOptions,
  selection: Selection,
  served: ReadonlySet<string>,
  cases: readonly PlannedCase[],
): string[] {
  const ids = contractIds(options, served);
  if (selection.check !== null || selection.case !== null || selection.shard !== null) {
    const planned = new Set(cases.map((one) => one.invariant));
    return ids.filter((id) => planned.has(id));
  }
  return ids.filter((id) => selection.invariants === null || selection.invariants.has(id));
}

function contractIds({ invariants }: CertifyOptions, served: ReadonlySet<string>): string[] {
  return [...new Set([...invariants.map(({ id }) => id), ...served])].sort(inContractOrder);
}

function coverage(
  manifest: Manifest,
  { fixtures, corpus }: ProviderFixtures,
): AdapterReport["errorCoverage"] {
  const all = new Map([...corpus, ...fixtures].map((fixture) => [fixture.id, fixture]));
  return all.size === 0 ? undefined : describeCoverage(errorCoverageTable([...all.values()], manifest));
}

function stdoutOf(fixtures: readonly Fixture[], id: string): string | undefined {
  const fixture = fixtures.find((one) => one.id === id);
  return fixture === undefined ? undefined : relative(process.cwd(), join(fixture.folder, "stdout.txt"));
}

function replayOf({ planned, run }: RunCase, options: CertifyOptions, checks: Loaded["checks"]): string {
  const { choice, style, seed } = options;
  const scope = planned.fixture === null ? "corpus" : "fixture";
  const rivals = checks.filter((check) => check.invariant === planned.invariant && check.scope === scope);
  return replayCommand({
    style,
    adapter: choice.kind === "exec" ? null : choice.kind === "path" ? choice.path : choice.name,
    exec: choice.kind === "exec" ? choice.command : null,
    contract: options.contract,
    fixtures: options.fixtures ?? [],
    seed,
    runs: options.shownRuns,
    planned,
    nameCheck: rivals.length > 1,
    path: run.finding?.path,
  });
}
