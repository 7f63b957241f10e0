import { join, relative } from "node:path";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import type { ProviderFixtures } from "../corpus/provider-fixtures.ts";
import { describeCoverage, errorCoverageTable } from "../facts/error-coverage-table.ts";
import type { Fixture } from "../model/fixture.ts";
import { providerOf } from "../model/target.ts";
import { attacksIn } from "./judge/attacks-in.ts";
import { buildReport } from "./judge/build-report.ts";
import { judgeInvariants } from "./judge/judge-invariants.ts";
import { applyKnownFailures, type ExecutedCase, type KnownFailureFile } from "./judge/known-failures.ts";
import { replayCommand } from "./judge/replay-command.ts";
import type { CertifyOptions } from "./options.ts";
import { notRunReason, reportedIds } from "./plan/chosen-cases.ts";
import type { PlannedCase } from "./plan/plan.ts";
import type { Selection } from "./plan/selection.ts";
import type { Loaded } from "./run/worker-messages.ts";
import type { CaseOutcome } from "./verdict.ts";

/** What is known of a certification before its first case is run. */
export interface JudgedGround {
  options: CertifyOptions;
  loaded: Loaded;
  found: ProviderFixtures;
  selection: Selection;
  cases: readonly PlannedCase[];
  known: KnownFailureFile;
}

/**
 * The report on what was run so far, and the cases that were. Pure.
 *
 * @param outcomes by the place of the case in the plan; those that are missing were not run.
 * @param isInterrupted the run was ended by the user: the report says so.
 */
export function judgeRun(
  { options, loaded, found, selection, cases, known }: JudgedGround,
  outcomes: readonly (CaseOutcome | undefined)[],
  isInterrupted: boolean,
): { report: AdapterReport; ran: ExecutedCase[] } {
  const { manifest, checks } = loaded;
  const provider = providerOf(manifest);
  const ran = cases.flatMap((planned, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? [] : [{ planned, outcome }];
  });
  const { check, case: one, shard, invariants } = selection;
  const given = new Set(found.fixtures.map(({ id }) => id));
  const judgement = applyKnownFailures(ran, known.entries, options.today, {
    contract: options.contract,
    invariants,
    isWhole: check === null && one === null && shard === null && ran.length === cases.length,
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
    notRun: cases.length - ran.length,
    isInterrupted,
  });
  return { report, ran };
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
