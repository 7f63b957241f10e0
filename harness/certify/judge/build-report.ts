import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import type {
  AdapterReport,
  CaseResult,
  InvariantResult,
  SkippedFixture,
} from "../../../schemas/harness/v1/generated/report.ts";
import type { Fixture } from "../../model/fixture.ts";
import { providerOf } from "../../model/target.ts";
import { BROKEN, toCaseResult, VERDICTS, type Verdict } from "../verdict.ts";
import { fixtureCounts } from "./fixture-counts.ts";
import type { ExecutedCase, Judgement } from "./known-failures.ts";

export interface ReportInput {
  manifest: Manifest;
  fixtures: readonly Fixture[];
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
  /** A shard may be empty and good; anything else must have something that passed. */
  mayBeEmpty: boolean;
  /** Planned cases that were not run, because the run ended at the first failure. */
  notRun: number;
}

/** What a certification says of one adapter. Pure. */
export function buildReport(input: ReportInput): AdapterReport {
  const { manifest, fixtures, judgement } = input;
  const cases = [...judgement.cases.flatMap((one) => reported(one, input)), ...misjudged(input)];
  return {
    id: manifest.id,
    version: manifest.version ?? null,
    provider: providerOf(manifest),
    certified: isCertified(input),
    cliVersions: cliVersions(fixtures),
    fixtures: fixtureCounts(fixtures),
    totals: totals(judgement),
    attacks: input.attacks,
    invariants: withMisjudged(input),
    cases,
    skipped: [...input.skipped],
    ...(input.notRun === 0 ? {} : { notRun: input.notRun }),
    ...(input.errorCoverage === undefined ? {} : { errorCoverage: input.errorCoverage }),
  };
}

function isCertified({ judgement, fixtures, mayBeEmpty, notRun }: ReportInput): boolean {
  const verdicts = judgement.cases.map(({ outcome }) => outcome.verdict);
  if (fixtures.length === 0 || judgement.misjudged.length > 0 || notRun > 0) return false;
  if (verdicts.some((verdict) => BROKEN.has(verdict))) return false;
  return mayBeEmpty || verdicts.some((verdict) => verdict === "passed" || verdict === "known-failure");
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
