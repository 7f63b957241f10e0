import type { Finding } from "../../../schemas/harness/v1/generated/report.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";

/**
 * Code that tries to break one invariant. The default export of harness/checks/<contract>/<subject>/<name>.ts;
 * found by walking the folder.
 */
export type Check = FixtureCheck | CorpusCheck;

interface CheckBase {
  /** `INV-CLI-PARSE-005`; several checks may serve one invariant. */
  readonly invariant: string;
  /** Short and unique, names the attack: `cuts`, `noise-lines`. */
  readonly name: string;
  /** A property: besides what it always tries it draws `runs` random inputs. */
  readonly random?: boolean;
  /**
   * Which runs it plays to a black box, an adapter that only starts CLIs, where each replay costs two processes: every
   * run, in few variants, or changed streams of one good run of each output format. Left out: none.
   */
  readonly blackBox?: "every-run" | "sample";
  /** Waits for processes most of its time, so that others can run beside it. */
  readonly waits?: boolean;
}

/** Runs once for each fixture. */
export interface FixtureCheck extends CheckBase {
  readonly scope: "fixture";
  run(fixture: Fixture, context: CheckContext): Promise<CheckResult>;
}

/** Runs once for an adapter with all its fixtures. */
export interface CorpusCheck extends CheckBase {
  readonly scope: "corpus";
  run(fixtures: readonly Fixture[], context: CheckContext): Promise<CheckResult>;
}

export interface CheckContext {
  readonly target: Target;
  /** Seed of this case: already mixed from the user's seed, the check and the fixture. */
  readonly seed: number;
  /** How many random inputs a property tries. */
  readonly runs: number;
  /** fast-check path of one counterexample to try alone, when replaying. */
  readonly path?: string | undefined;
  /** Every fixture of the provider that cliproof ships, also when others were given: for coverage. */
  readonly corpus: readonly Fixture[];
  /** Every fixture that the adapter is certified on, recordings that are no runs left out. */
  readonly fixtures: readonly Fixture[];
}

/** What a check returns. `inputs` counts what was tried; all but passed and failed need a reason. */
export type CheckResult =
  | { verdict: "passed"; inputs: number }
  | { verdict: "failed"; inputs: number; finding: CheckFinding }
  | { verdict: "unsupported" | "unproven" | "not-applicable"; inputs: number; reason: string };

/** What a check knows of a failure; the file, hint and replay command are added by certify. */
export type CheckFinding = Pick<
  Finding,
  "message" | "field" | "expected" | "actual" | "outcome" | "input" | "bytes" | "hint"
> & {
  /** fast-check path of the shrunk counterexample. */
  path?: string | undefined;
  /** Fixture a corpus check failed on. */
  fixture?: string | undefined;
  /** The shrunk run, so that it can be kept as a fixture. */
  run?: import("../../model/target.ts").Run | undefined;
};
