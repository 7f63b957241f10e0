import type { Check, CheckContext } from "../../checks/kit/check.ts";
import {
  AdapterCrash,
  AdapterHang,
  AdapterUnsupported,
  describeThrown,
} from "../../driver/adapter-faults.ts";
import { describeChanges, restoreGlobals } from "../../driver/shared-globals.ts";
import { HarnessFault } from "../../lib/errors.ts";
import type { Fixture } from "../../model/fixture.ts";
import { blackBoxSample } from "../../sandbox/black-box-sample.ts";
import type { CaseOutcome } from "../verdict.ts";

/** An attack makes hundreds of streams, and each would have to be played by a process. */
const NEEDS_PARSER =
  "the adapter only starts CLIs, and this check needs hundreds of streams or the adapter's events: give it a parser (op parse)";

const HARNESS = new URL("../../", import.meta.url).pathname;

const NOT_SAMPLED =
  "a black box gets changed streams of one good run of each output format, and this is another run";

/**
 * Runs one check on what it looks at. Whatever comes out of the adapter is a verdict.
 *
 * @throws HarnessFault, for which no adapter is to blame.
 * @param input the fixture of a fixture check, all fixtures for a corpus check.
 */
export async function runCase(
  check: Check,
  input: Fixture | readonly Fixture[],
  context: CheckContext,
): Promise<CaseOutcome> {
  const spared = context.target.isBlackBox ? sparedBlackBox(check, input, context) : undefined;
  if (spared !== undefined) return spared;
  try {
    return check.scope === "fixture"
      ? await check.run(input as Fixture, context)
      : await check.run(input as readonly Fixture[], context);
  } catch (thrown) {
    const changed = restoreGlobals();
    return changed.length > 0 ? broken("errored", describeChanges(changed)) : fromThrown(thrown, check);
  }
}

/** The verdict of a case that a black box is not put to, or undefined when it is. */
function sparedBlackBox(
  check: Check,
  input: Fixture | readonly Fixture[],
  { fixtures, target }: CheckContext,
): CaseOutcome | undefined {
  if (check.blackBox === undefined) return { verdict: "unsupported", inputs: 0, reason: NEEDS_PARSER };
  if (check.blackBox === "every-run" || check.scope === "corpus") return undefined;
  return blackBoxSample(fixtures, target).has((input as Fixture).id)
    ? undefined
    : { verdict: "not-applicable", inputs: 0, reason: NOT_SAMPLED };
}

function fromThrown(thrown: unknown, check: Check): CaseOutcome {
  if (thrown instanceof HarnessFault) throw thrown;
  if (thrown instanceof AdapterHang) return broken("timed-out", thrown.message);
  if (thrown instanceof AdapterUnsupported) {
    return { verdict: "unsupported", inputs: 0, reason: thrown.message };
  }
  if (thrown instanceof AdapterCrash) return broken("errored", thrown.message);
  if (isOwnOverflow(thrown)) return { verdict: "unproven", inputs: 0, reason: TOO_DEEP };
  // An adapter may return values of a shape that a check did not reckon with.
  return broken(
    "errored",
    `check ${check.name} could not read what the adapter returned: ${describeThrown(thrown)}`,
  );
}

const TOO_DEEP = `the run's JSON nests deeper than check code can follow`;

/** The stack was used up by code of cliproof: what an adapter uses up comes as an AdapterCrash, or from its own file. */
function isOwnOverflow(thrown: unknown): boolean {
  if (!(thrown instanceof RangeError) || !/call stack/.test(thrown.message)) return false;
  const frames = (thrown.stack ?? "").split("\n").filter((line) => /^\s+at .*\//.test(line));
  return frames[0]?.includes(HARNESS) === true;
}

function broken(verdict: "errored" | "timed-out", message: string): CaseOutcome {
  return { verdict, inputs: 0, finding: { message } };
}
