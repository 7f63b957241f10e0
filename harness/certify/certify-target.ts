import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import { loadChecks } from "../checks/load-checks.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";
import { plan } from "./plan/plan.ts";
import { EVERYTHING, matchInvariants } from "./plan/selection.ts";
import { runCase } from "./run/run-case.ts";
import { BROKEN, toCaseResult } from "./verdict.ts";

export interface CertifyTargetOptions {
  /** `cli` where it is left out, or a host contract. */
  contract?: string | undefined;
  seed: number;
  /** Random inputs of each property. */
  runs: number;
  /** Invariants as `--only` takes them; without it, all. */
  only?: readonly string[] | undefined;
  /** Every fixture of the provider that cliproof ships. */
  corpus: readonly Fixture[];
  /** End after the first broken case. */
  stopAtFirstFailure?: boolean | undefined;
}

/**
 * Runs the checks on a target in this process: no isolation, no watchdog. For saboteurs and tests of one's own.
 *
 * @returns every case that applies, in the order of the plan.
 */
export async function certifyTarget(
  target: Target,
  fixtures: readonly Fixture[],
  options: CertifyTargetOptions,
): Promise<CaseResult[]> {
  const checks = await loadChecks(options.contract ?? "cli");
  const known = [...new Set(checks.map((check) => check.invariant))];
  const only = options.only?.flatMap((word) => matchInvariants(word, known));
  const cases = plan({
    checks,
    fixtures: fixtures.map(({ id, manifest }) => ({ id, outputFormat: manifest.outputFormat })),
    outputFormats: target.manifest.outputFormats,
    selection: { ...EVERYTHING, invariants: only === undefined ? null : new Set(only) },
    seed: options.seed,
  });
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const byName = new Map(checks.map((check) => [`${check.invariant} ${check.name}`, check]));
  const results: CaseResult[] = [];
  for (const one of cases) {
    const check = byName.get(`${one.invariant} ${one.check}`)!;
    const input = one.fixture === null ? fixtures : byId.get(one.fixture)!;
    const context = { target, seed: one.seed, runs: options.runs, corpus: options.corpus, fixtures };
    const run =
      one.unsupported === undefined
        ? await runCase(check, input, context)
        : { verdict: "unsupported" as const, inputs: 0, reason: one.unsupported };
    if (run.verdict === "not-applicable") continue;
    results.push(toCaseResult(one, { ...run, verdict: run.verdict }));
    if (options.stopAtFirstFailure && BROKEN.has(run.verdict)) break;
  }
  return results;
}
