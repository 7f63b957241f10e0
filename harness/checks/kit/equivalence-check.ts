import type fc from "fast-check";
import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { search } from "../../arbitraries/search.ts";
import { shrinkRun } from "../../changes/bytes/shrink-run.ts";
import { compareReplays, type Difference, isSameRun } from "../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../driver/recorded-replay.ts";
import { reportsField } from "../../facts/claims.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Replay, Run, Target } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "./check.ts";
import { failed } from "./failed.ts";
import { notApplicable, passed, unfitFixture } from "./fixture-check.ts";

/** One way to change a run, and what must come of it. */
export interface Variant {
  /** Names the change in a message: "with noise between the records". */
  what: string;
  transform(run: Run): Run;
  /**
   * What is wrong with the replay of the changed run, or undefined. By default both replays must be equal.
   *
   * @param original the run before the change.
   */
  judge?(before: Replay, after: Replay, original: Run): Difference | undefined;
  /** The bytes stay as they are on purpose: it is their order or the recording itself that is judged. */
  keepsBytes?: boolean;
  /** Smaller changes that this one is made of: when it fails, the first of them that fails too is reported. */
  narrower?: readonly Variant[];
}

/** What an equivalence check is made of. */
export interface EquivalenceSpec<Input> {
  invariant: string;
  name: string;
  /** Where to look when it fails. */
  hint: string;
  /** Why the attack says nothing about this run, or undefined when it does. */
  unfit?(run: Run, replay: Replay, target: Target): string | undefined;
  /** Changes that are always tried. */
  variants?(run: Run, replay: Replay, context: CheckContext): Iterable<Variant>;
  /** How many of `variants` a black box is put to, and on which runs (see Check.blackBox); none without it. */
  blackBox?: { variants: number; on: "every-run" | "sample" };
  /** Changes that chance chooses, shrunk when one fails. */
  random?: {
    inputs(run: Run, replay: Replay): fc.Arbitrary<Input>;
    variant(input: Input): Variant;
  };
}

/**
 * Makes a check that changes a recorded run in ways that must not matter, and compares the replays before and after
 * (a metamorphic test: it needs to know no right answer). The first run that differs is shrunk line by line.
 */
export function equivalenceCheck<Input = never>(spec: EquivalenceSpec<Input>): FixtureCheck {
  return {
    invariant: spec.invariant,
    name: spec.name,
    scope: "fixture",
    random: spec.random !== undefined,
    ...(spec.blackBox === undefined ? {} : { blackBox: spec.blackBox.on }),
    run: (fixture, context) => attack(spec, fixture, context),
  };
}

async function attack<Input>(
  spec: EquivalenceSpec<Input>,
  fixture: Fixture,
  context: CheckContext,
): Promise<CheckResult> {
  const unfit = unfitFixture(fixture, context.target);
  if (unfit !== undefined) return notApplicable(unfit);
  const run = recordedRun(fixture);
  const before = await recordedReplay(fixture, context.target);
  const reason = spec.unfit?.(run, before, context.target) ?? timedOutInPlay(run, before);
  if (reason !== undefined) return notApplicable(reason);
  const { isBlackBox = false } = context.target;
  const most = isBlackBox ? (spec.blackBox?.variants ?? 0) : Number.POSITIVE_INFINITY;
  let tried = 0;
  let untouched = 0;
  // A path names one input of the random search, so that alone is tried again.
  if (context.path === undefined) {
    for (const variant of spec.variants?.(run, before, context) ?? []) {
      if (tried >= most) break;
      if (isUntouched(run, variant, variant.transform(run))) {
        untouched++;
        continue;
      }
      tried++;
      const found = await breach(context.target, run, variant, before);
      if (found === undefined) continue;
      const narrow = await narrowest(context.target, run, variant, before);
      return report(spec, context.target, run, narrow, found, tried);
    }
  }
  if (tried === 0 && (untouched > 0 || spec.random === undefined))
    return notApplicable("the attack finds nothing to change in this run");
  if (spec.random === undefined || isBlackBox) return passed(tried);
  const { inputs, variant } = spec.random;
  const found = await search(
    inputs(run, before),
    (input) => breach(context.target, run, variant(input), before),
    {
      seed: context.seed,
      path: context.path,
      runs: boundedRuns(context.runs, runBytes(run, "out").length + runBytes(run, "err").length),
    },
  );
  tried += found.tried;
  if (!found.found) return passed(tried);
  const { counterexample, failure, path } = found;
  return report(spec, context.target, run, variant(counterexample), failure as Breach, tried, path);
}

/** A run that a black box does not end would cost its time limit for each change of it. */
export function timedOutInPlay(run: Run, { outcome }: Replay): string | undefined {
  const isTimedOut = outcome.exit?.timedOut === true && !run.exit.timedOut;
  return isTimedOut ? "the adapter did not end the recorded run itself" : undefined;
}

async function narrowest(target: Target, run: Run, variant: Variant, before: Replay): Promise<Variant> {
  for (const part of variant.narrower ?? []) {
    if ((await breach(target, run, part, before)) !== undefined) return part;
  }
  return variant;
}

interface Breach {
  what: string;
  difference?: Difference | undefined;
  changed: Run;
  /** What the adapter made of the changed run. */
  outcome?: Outcome;
}

/** How the adapter breaks the equivalence of a run and its variant, or undefined when it does not. */
async function breach(
  target: Target,
  run: Run,
  variant: Variant,
  before: Replay,
): Promise<Breach | undefined> {
  const changed = variant.transform(run);
  if (isUntouched(run, variant, changed)) return undefined;
  const after = await tryReplay(target, changed);
  if (after.crashed) return { what: `${after.message} (${variant.what})`, changed };
  const difference = variant.judge
    ? variant.judge(before, after.replay, run)
    : compareReplays(before, after.replay);
  if (difference === undefined || !reportsField(target.manifest, difference.path)) return undefined;
  return { what: variant.what, difference, changed, outcome: after.replay.outcome };
}

/** A change that found nothing to change says nothing: what it expects to come out was never put in. */
function isUntouched(run: Run, { judge, keepsBytes = false }: Variant, changed: Run): boolean {
  return judge !== undefined && !keepsBytes && isSameRun(run, changed);
}

const NOT_AGAIN = "played again, the same bytes gave another outcome";
const SAME_BYTES_HINT =
  "The outcome depends on an earlier run, the time or a random number: see same-bytes-twice (INV-CLI-PARSE-012).";

/**
 * The finding of a broken equivalence, on the smallest run that shows it.
 *
 * @param first the breach as it was found; it is reported when the adapter does not show it again.
 */
async function report<Input>(
  spec: EquivalenceSpec<Input>,
  target: Target,
  run: Run,
  variant: Variant,
  first: Breach,
  tried: number,
  path?: string,
): Promise<CheckResult> {
  const breachOf = async (candidate: Run) => {
    const before = await tryReplay(target, candidate);
    if (before.crashed || spec.unfit?.(candidate, before.replay, target) !== undefined) return undefined;
    return breach(target, candidate, variant, before.replay);
  };
  const fails = async (candidate: Run) => (await breachOf(candidate)) !== undefined;
  // To shrink a run costs up to 150 replays.
  const smallest = target.isBlackBox ? run : await shrinkRun(run, fails);
  const again = await breachOf(smallest);
  if (again === undefined) {
    const { what, difference, changed, outcome } = first;
    return failed(tried, {
      message: `${what}; ${NOT_AGAIN}`,
      difference,
      outcome,
      run: changed,
      hint: SAME_BYTES_HINT,
      path,
    });
  }
  const { what, difference, changed, outcome } = again;
  const offset = firstChange(runBytes(smallest, "out"), runBytes(changed, "out"));
  return failed(tried, { message: what, difference, outcome, run: changed, hint: spec.hint, offset, path });
}

/** Offset of the first byte that the change touched; undefined when the bytes are the same. */
function firstChange(before: Buffer, after: Buffer): number | undefined {
  if (before.equals(after)) return undefined;
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  return at;
}

/** Bytes of one input up to which a random search makes all its runs. */
const FULL_RUNS_BYTES = 2 * 1024;

/**
 * How many random inputs a search tries on a run of this size: fewer for large ones, so that the whole search costs
 * about the same for each fixture. A count and no time, so that two machines do the same.
 */
export function boundedRuns(runs: number, bytes: number): number {
  const share = Math.ceil((runs * FULL_RUNS_BYTES) / Math.max(1, bytes));
  return Math.max(1, Math.min(runs, share));
}
