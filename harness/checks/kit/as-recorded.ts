import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { compareValues } from "../../driver/compare-replays.ts";
import { recordedReplay } from "../../driver/recorded-replay.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";
import { BrokenPromise } from "./broken-promise.ts";
import { show } from "./mismatch-difference.ts";

/** What a run must come to, however its process behaved. */
const COMPARED = ["status", "content", "messages", "error", "model", "session", "tools"] as const;

/**
 * Holds a run against what the adapter makes of the same bytes without a process.
 *
 * @throws BrokenPromise when they differ.
 */
export async function mustBeAsRecorded(
  outcome: Outcome,
  fixture: Fixture,
  target: Target,
  told: { message: string; hint: string },
): Promise<void> {
  const recorded = (await recordedReplay(fixture, target)).outcome;
  const difference = compareValues(part(recorded), part(outcome), "outcome");
  if (difference === undefined) return;
  throw new BrokenPromise({
    message: `${told.message}: ${difference.path} differs`,
    expected: difference.expected,
    actual: difference.actual,
    input: `stand-in that plays ${fixture.id}; the run ended with ${show(outcome.exit)}`,
    hint: told.hint,
    fixture: fixture.id,
  });
}

function part(outcome: Outcome): Record<string, unknown> {
  return Object.fromEntries(COMPARED.map((name) => [name, outcome[name]]));
}
