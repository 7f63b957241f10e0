import { join, relative } from "node:path";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import { type ProviderFixtures, providerFixtures } from "../corpus/provider-fixtures.ts";
import { describeCoverage, errorCoverageTable } from "../facts/error-coverage-table.ts";
import type { Fixture } from "../model/fixture.ts";
import { familyOf } from "../model/invariants.ts";
import { providerOf } from "../model/target.ts";
import { attacksIn } from "./judge/attacks-in.ts";
import { buildReport } from "./judge/build-report.ts";
import { judgeInvariants } from "./judge/judge-invariants.ts";
import { type KeptRun, keptRuns } from "./judge/keep-counterexample.ts";
import {
  applyKnownFailures,
  type ExecutedCase,
  isExcused,
  readKnownFailures,
} from "./judge/known-failures.ts";
import { replayCommand } from "./judge/replay-command.ts";
import type { CertifyOptions } from "./options.ts";
import {
  emptyMisuse,
  ground,
  notRunReason,
  oneCaseMisuse,
  planFor,
  reportedIds,
  withoutFixtures,
} from "./plan/chosen-cases.ts";
import { resolveSelection } from "./plan/resolve-selection.ts";
import { matchInvariants } from "./plan/selection.ts";
import type { AdapterWorker } from "./run/adapter-worker.ts";
import { type RunPlanOptions, runPlan } from "./run/run-plan.ts";
import { AdapterEnded, AdapterGone, WorkerGroup } from "./run/worker-group.ts";
import type { Loaded } from "./run/worker-messages.ts";
import type { CaseOutcome } from "./verdict.ts";

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
    isolate: options.isolate,
    silenceMs: caseTimeoutMs,
    env: process.env,
    families: families(options),
  };
  // A program is given its time by the target, which can say more about it: the watchdog comes after.
  const patience = choice.kind === "exec" || options.isolate ? caseTimeoutMs + 5000 : caseTimeoutMs;
  const workers = new WorkerGroup(adapter, patience, options.pool, options.onRequest);
  try {
    const hired = await workers.acquire();
    if (!hired.ok) return { ok: false, problems: [hired.problem] };
    return await certifyLoaded(options, hired.loaded, workers, hired.worker);
  } catch (thrown) {
    if (thrown instanceof AdapterGone) return { ok: false, problems: [thrown.message] };
    throw thrown;
  } finally {
    workers.end();
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
  workers: WorkerGroup,
  worker: AdapterWorker,
): Promise<Certification> {
  const { manifest, checks } = loaded;
  const provider = providerOf(manifest);
  const known = await readKnownFailures(loaded.folder);
  const found = await providerFixtures(provider, options.fixtures, manifest.cliVersions);
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

  const outcomes = await runOrBlame({
    ...options,
    plan: cases,
    workers: workers,
    worker,
    fixtures: { fixtures: found.fixtures, corpus: found.corpus },
    keepRuns: options.keep,
    dump: options.onRequest !== undefined,
    isExcused: (planned, outcome) => isExcused(planned, outcome, known.entries, options.today),
    onProgress: (done) => options.onProgress(manifest.id, done, cases.length),
  });
  const ran = outcomes.map((outcome, index) => ({ planned: cases[index]!, outcome }));
  const { check, case: one, shard, invariants } = selection;
  const given = new Set(found.fixtures.map(({ id }) => id));
  const judgement = applyKnownFailures(ran, known.entries, options.today, {
    contract,
    invariants,
    isWhole: check === null && one === null && shard === null && outcomes.length === cases.length,
    leftOut: new Set(found.corpus.map(({ id }) => id).filter((id) => !given.has(id))),
  });
  const served = new Set(checks.map((check) => check.invariant));
  const untried = (id: string) => notRunReason(id, served, provider, found.fixtures.length);
  const report = buildReport({
    manifest,
    fixtures: found.fixtures,
    isBlackBox: loaded.isBlackBox,
    isIsolated: options.isolate,
    skipped: found.skipped,
    judgement,
    invariants: judgeInvariants(reportedIds(options, selection, served, cases), judgement.cases, untried),
    attacks: attacksIn(judgement.cases, checks),
    knownFailureFile: known.file,
    fileOf: (id) => stdoutOf(found.fixtures, id),
    replayOf: (one) => replayOf(one, options, checks),
    errorCoverage:
      options.contract === "cli" ? coverage(manifest, found, options.fixtures !== null) : undefined,
    isShard: selection.shard !== null,
    requireProof: options.requireProof,
    notRun: cases.length - outcomes.length,
  });
  return {
    ok: true,
    report,
    fixtures: found.fixtures,
    kept: options.keep ? keptRuns(ran, found.fixtures) : [],
  };
}

/** Runs a plan; where the adapter ends its process before any case, every case is its fault. */
async function runOrBlame(options: RunPlanOptions): Promise<CaseOutcome[]> {
  try {
    return await runPlan(options);
  } catch (thrown) {
    if (!(thrown instanceof AdapterEnded)) throw thrown;
    const message = `not run: ${thrown.message}, before any case was run`;
    return options.plan.map(() => ({ verdict: "errored", inputs: 0, finding: { message } }));
  }
}

function coverage(
  manifest: Manifest,
  { fixtures, corpus }: ProviderFixtures,
  isGiven: boolean,
): AdapterReport["errorCoverage"] {
  const counted = isGiven ? fixtures : [...corpus, ...fixtures];
  const all = new Map(counted.map((fixture) => [fixture.id, fixture]));
  return all.size === 0 ? undefined : describeCoverage(errorCoverageTable([...all.values()], manifest));
}

function stdoutOf(fixtures: readonly Fixture[], id: string): string | undefined {
  const fixture = fixtures.find((one) => one.id === id);
  return fixture === undefined ? undefined : relative(process.cwd(), join(fixture.folder, "stdout.txt"));
}

function replayOf(
  { planned, outcome }: ExecutedCase,
  options: CertifyOptions,
  checks: Loaded["checks"],
): string {
  const { choice, style, seed } = options;
  const scope = planned.fixture === null ? "corpus" : "fixture";
  const rivals = checks.filter((check) => check.invariant === planned.invariant && check.scope === scope);
  return replayCommand({
    style,
    adapter: choice.kind === "exec" ? null : choice.kind === "path" ? choice.path : choice.name,
    exec: choice.kind === "exec" ? choice.command : null,
    isolate: options.isolate,
    contract: options.contract,
    fixtures: options.fixtures ?? [],
    seed,
    runs: options.shownRuns,
    planned,
    nameCheck: rivals.length > 1,
    path: outcome.finding?.path,
  });
}
