import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import type {
  AdapterReport,
  CaseResult,
  InvariantResult,
  SkippedFixture,
} from "../../../schemas/harness/v1/generated/report.ts";
import { unreportedParts } from "../../facts/claims.ts";
import type { Fixture } from "../../model/fixture.ts";
import { providerOf } from "../../model/target.ts";
import { BROKEN, toCaseResult, VERDICTS, type Verdict } from "../verdict.ts";
import { fixtureCounts } from "./fixture-counts.ts";
import type { ExecutedCase, Judgement } from "./known-failures.ts";

export interface ReportInput {
  manifest: Manifest;
  fixtures: readonly Fixture[];
  /** The adapter only starts CLIs. */
  isBlackBox: boolean;
  /** The adapter ran in a process of its own, out of reach of the checks. */
  isIsolated: boolean;
  skipped: readonly SkippedFixture[];
  judgement: Judgement;
  invariants: readonly InvariantResult[];
  attacks: AdapterReport["attacks"];
  /** The file with the known failures. */
  knownFailureFile: string;
  /** File to look at for a fixture. */
  fileOf(fixture: string): string | undefined;
  replayOf(run: ExecutedCase): string;
  errorCoverage: AdapterReport["errorCoverage"];
  /** The run is one shard of several: its cases may all be ones that do not apply, but it must have some. */
  isShard: boolean;
  /** `--require-proof`: an unproven invariant costs the certificate. */
  requireProof: boolean;
  /** Planned cases that were not run: the run ended at the first failure, or was interrupted. */
  notRun: number;
  /** The user ended the run. */
  isInterrupted: boolean;
}

/** What a certification says of one adapter. Pure. */
export function buildReport(input: ReportInput): AdapterReport {
  const { manifest, fixtures, judgement } = input;
  const cases = [...judgement.cases.flatMap((one) => reported(one, input)), ...misjudged(input)];
  const reasons = notCertified(input);
  return {
    id: manifest.id,
    version: manifest.version ?? null,
    provider: providerOf(manifest),
    certified: reasons.length === 0 && !hasBroken(judgement),
    cliVersions: cliVersions(fixtures),
    fixtures: fixtureCounts(fixtures),
    totals: totals(judgement),
    attacks: input.attacks,
    invariants: withMisjudged(input),
    cases,
    skipped: [...input.skipped],
    covers: coverage(input),
    ...(input.notRun === 0 ? {} : { notRun: input.notRun }),
    ...(reasons.length === 0 ? {} : { notCertified: reasons }),
    ...(judgement.unjudged.length === 0 ? {} : { unjudgedKnownFailures: judgement.unjudged }),
    ...(input.errorCoverage === undefined ? {} : { errorCoverage: input.errorCoverage }),
  };
}

function coverage({
  manifest,
  invariants,
  isBlackBox,
  isIsolated,
}: ReportInput): NonNullable<AdapterReport["covers"]> {
  const untried = invariants.filter(({ verdict }) => verdict === "unproven" || verdict === "unsupported");
  const notReported = unreportedParts(manifest);
  return {
    tried: invariants.length - untried.length,
    of: invariants.length,
    ...(isBlackBox ? { blackBox: true } : {}),
    ...(isIsolated ? { isolated: true } : {}),
    ...(notReported.length === 0 ? {} : { notReported }),
  };
}

function hasBroken({ cases, misjudged: extra }: Judgement): boolean {
  return extra.length > 0 || cases.some(({ outcome }) => BROKEN.has(outcome.verdict));
}

/** Why there is no certificate although no invariant is broken; a line each. */
function notCertified({ manifest, fixtures, judgement, ...input }: ReportInput): string[] {
  const { cases } = judgement;
  if (fixtures.length === 0)
    return [`there are no fixtures of provider ${providerOf(manifest)}: nothing is proven`];
  const isTried = cases.some(({ outcome }) => HOLDS.has(outcome.verdict) || BROKEN.has(outcome.verdict));
  const unproven = input.invariants.filter(({ verdict }) => verdict === "unproven").map(({ id }) => id);
  return [
    ...(input.isInterrupted ? ["the run was interrupted: this is what it had found by then"] : []),
    ...(input.notRun > 0 ? [`${input.notRun} planned cases were not run`] : []),
    ...(isTried || (input.isShard && cases.length > 0) ? [] : [nothingTried(cases.length, input.isShard)]),
    ...(input.requireProof && unproven.length > 0
      ? [`--require-proof: unproven: ${unproven.join(", ")}`]
      : []),
  ];
}

/** Verdicts of a case that was tried and that does not cost the certificate. */
const HOLDS: ReadonlySet<string> = new Set(["passed", "known-failure"]);

function nothingTried(cases: number, isShard: boolean): string {
  if (isShard) return "the shard has no case: use fewer shards";
  return cases === 0
    ? "nothing was tried: no case was planned"
    : `nothing was tried: all ${cases} cases are unproven, unsupported or not applicable`;
}

/** A case that is not simply passed. */
function reported(one: ExecutedCase, { fileOf, replayOf }: ReportInput): CaseResult[] {
  const { planned, outcome } = one;
  if (outcome.verdict === "passed" || outcome.verdict === "not-applicable") return [];
  const result = toCaseResult(planned, { ...outcome, verdict: outcome.verdict satisfies Verdict });
  if (result.finding === undefined) return [result];
  const file = result.fixture === null ? undefined : fileOf(result.fixture);
  const finding = {
    ...result.finding,
    check: planned.check,
    ...(file === undefined ? {} : { file }),
    replay: replayOf(one),
  };
  return [{ ...result, finding }];
}

function misjudged({ judgement, knownFailureFile }: ReportInput): CaseResult[] {
  return judgement.misjudged.map(({ invariant, fixture, message }) => ({
    invariant,
    fixture,
    verdict: "failed",
    inputs: 0,
    finding: { message, file: knownFailureFile },
  }));
}

/** An invariant with a known failure that passed is not in order, whatever its cases say. */
function withMisjudged({ invariants, judgement }: ReportInput): InvariantResult[] {
  const named = new Map(judgement.misjudged.map(({ invariant, message }) => [invariant, message]));
  return invariants.map((result) => {
    const reason = named.get(result.id);
    return reason === undefined ? result : { ...result, verdict: "failed", reason };
  });
}

function totals({ cases, misjudged: extra }: Judgement): Record<string, number> {
  const counted = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<string, number>;
  for (const { outcome } of cases) counted[outcome.verdict] = counted[outcome.verdict]! + 1;
  counted.failed = counted.failed! + extra.length;
  return counted;
}

function cliVersions(fixtures: readonly Fixture[]): string[] {
  const versions = new Set(fixtures.map(({ manifest }) => manifest.cli.version));
  return [...versions]
    .filter((version) => version !== null && version !== undefined)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}
