import type { Check, CheckContext } from "../../checks/kit/check.ts";
import {
  AdapterCrash,
  AdapterHang,
  AdapterUnsupported,
  describeThrown,
} from "../../driver/adapter-faults.ts";
import { HarnessFault } from "../../lib/errors.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { CaseOutcome } from "../verdict.ts";

/** An attack makes hundreds of streams, and each would have to be played by a process. */
const BLACK_BOX =
  "the adapter only starts CLIs, so it gets recorded streams and not made-up ones: give it op parse";

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
  if (context.target.isBlackBox && !check.suitsBlackBox)
    return { verdict: "unsupported", inputs: 0, reason: BLACK_BOX };
  try {
    return check.scope === "fixture"
      ? await check.run(input as Fixture, context)
      : await check.run(input as readonly Fixture[], context);
  } catch (thrown) {
    return fromThrown(thrown, check);
  }
}

function fromThrown(thrown: unknown, check: Check): CaseOutcome {
  if (thrown instanceof HarnessFault) throw thrown;
  if (thrown instanceof AdapterHang) return broken("timed-out", thrown.message);
  if (thrown instanceof AdapterUnsupported) {
    return { verdict: "unsupported", inputs: 0, reason: thrown.message };
  }
  if (thrown instanceof AdapterCrash) return broken("errored", thrown.message);
  // An adapter may return values of a shape that a check did not reckon with.
  return broken(
    "errored",
    `check ${check.name} could not read what the adapter returned: ${describeThrown(thrown)}`,
  );
}

function broken(verdict: "errored" | "timed-out", message: string): CaseOutcome {
  return { verdict, inputs: 0, finding: { message } };
}
