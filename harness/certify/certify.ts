import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import { chosenFixtures } from "../corpus/fixtures-beside.ts";
import { providerFixtures } from "../corpus/provider-fixtures.ts";
import type { Fixture } from "../model/fixture.ts";
import { familyOf } from "../model/invariants.ts";
import { providerOf } from "../model/target.ts";
import { type KeptRun, keptRuns } from "./judge/keep-counterexample.ts";
import { isExcused, readKnownFailures } from "./judge/known-failures.ts";
import { resultsSha256 } from "./judge/results-sha256.ts";
import { type JudgedGround, judgeRun } from "./judge-run.ts";
import type { CertifyOptions } from "./options.ts";
import { emptyMisuse, ground, oneCaseMisuse, planFor, withoutFixtures } from "./plan/chosen-cases.ts";
import { resolveSelection } from "./plan/resolve-selection.ts";
import { matchInvariants } from "./plan/selection.ts";
import type { AdapterWorker } from "./run/adapter-worker.ts";
import { type RunPlanOptions, runPlan } from "./run/run-plan.ts";
import { AdapterEnded, AdapterGone, WorkerGroup } from "./run/worker-group.ts";
import type { Loaded } from "./run/worker-messages.ts";
import type { CaseOutcome } from "./verdict.ts";

export type Certification =
  | {
      ok: true;
      report: AdapterReport;
      fixtures: readonly Fixture[];
      kept: KeptRun[];
      /** Range of CLI versions that the manifest names; null for none. */
      cliVersions: string | null;
      /** See resultsSha256. */
      results: string;
    }
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
  const { manifest } = loaded;
  const provider = providerOf(manifest);
  const known = await readKnownFailures(loaded.folder);
  const { choice, contract, root } = options;
  const own = choice.kind === "path" ? loaded.folder : null;
  const folders = chosenFixtures(provider, options.fixtures, own);
  const found = await providerFixtures(provider, folders, manifest.cliVersions);
  const problems = [...(typeof known === "string" ? [known] : []), ...found.errors];
  if (typeof known === "string" || problems.length > 0) return { ok: false, problems };
  const hasNone = options.fixtures === null && found.fixtures.length === 0;
  if (hasNone && contract !== "cli" && choice.kind === "path")
    return { ok: false, problems: [await withoutFixtures(root, choice.path, provider)] };
  const selection = resolveSelection(options.selection, ground(options, loaded, found));
  if (typeof selection === "string") return { ok: false, problems: [selection] };
  const cases = found.fixtures.length === 0 ? [] : planFor(options, loaded, found, selection);
  const misuse = oneCaseMisuse(options, cases) ?? emptyMisuse(cases, selection, found);
  if (misuse !== null) return { ok: false, problems: [misuse] };

  const judged: JudgedGround = { options, loaded, found, selection, cases, known };
  let settled: () => readonly (CaseOutcome | undefined)[] = () => [];
  options.onPartial?.(() => ({ report: judgeRun(judged, settled(), true).report, fixtures: found.fixtures }));
  const outcomes = await runOrBlame({
    ...options,
    plan: cases,
    workers,
    worker,
    fixtures: { fixtures: found.fixtures, corpus: found.corpus },
    keepRuns: options.keep,
    dump: options.onRequest !== undefined,
    isExcused: (planned, outcome) => isExcused(planned, outcome, known.entries, options.today),
    onStart: (outcomes) => {
      settled = outcomes;
    },
    onProgress: (done) => options.onProgress(manifest.id, done, cases.length),
  });
  const { report, ran } = judgeRun(judged, outcomes, false);
  return {
    ok: true,
    report,
    fixtures: found.fixtures,
    kept: options.keep ? keptRuns(ran, found.fixtures) : [],
    cliVersions: manifest.cliVersions ?? null,
    results: resultsSha256(ran),
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
