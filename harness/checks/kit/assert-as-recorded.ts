import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { compareValues } from "../../driver/compare-replays.ts";
import { recordedReplay } from "../../driver/recorded-replay.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";
import type { CheckFinding } from "./check.ts";
import { CheckFailure } from "./check-failure.ts";
import { show } from "./mismatch-difference.ts";

/** What a run must come to, however its process behaved. */
const COMPARED = ["status", "content", "messages", "error", "model", "session", "tools"] as const;

/** Where a run differs from what the adapter makes of the same bytes without a process; undefined: nowhere. */
export async function differenceFromRecorded(outcome: Outcome, fixture: Fixture, target: Target) {
  const recorded = (await recordedReplay(fixture, target)).outcome;
  return compareValues(part(recorded), part(outcome), "outcome");
}

/**
 * Holds a run against what the adapter makes of the same bytes without a process.
 *
 * @throws CheckFailure when they differ.
 */
export async function assertAsRecorded(
  outcome: Outcome,
  fixture: Fixture,
  target: Target,
  reported: { message: string; hint: string },
): Promise<void> {
  const difference = await differenceFromRecorded(outcome, fixture, target);
  if (difference === undefined) return;
  throw new CheckFailure({
    message: `${reported.message}: ${difference.path} differs`,
    expected: difference.expected,
    actual: difference.actual,
    input: `stand-in that plays ${fixture.id}; the run ended with ${show(outcome.exit)}`,
    hint: reported.hint,
    fixture: fixture.id,
  });
}

/** The finding for a run that differs from its recording when it is alone, too: it is not the others' doing. */
export function differsAlone(
  difference: { path: string; expected: string; actual: string },
  played: Fixture,
): CheckFinding {
  return {
    message: `a run ends otherwise than the same bytes do in the parser alone: ${difference.path} differs`,
    expected: difference.expected,
    actual: difference.actual,
    input: `a stand-in that plays ${played.id}, with no other run beside it`,
    hint: "Nothing of the output may be lost on its way to the parser: wait for the streams to close.",
    fixture: played.id,
  };
}

/**
 * The finding for runs at once that are mixed up. Which of them got whose bytes is decided by a race, so it names all
 * of them and shows none: the same fault gives the same finding.
 */
export function mixedUp(count: number, played: readonly Fixture[]): CheckFinding {
  return {
    message: `${count} runs at once are mixed up: at least one has the outcome or the prompt of another`,
    expected: "each run's own outcome and prompt",
    actual: "those of another run",
    input: `stand-ins that play ${[...new Set(played.map(({ id }) => id))].join(", ")}`,
    hint: "Keep everything that belongs to one run in that run's own variables.",
  };
}

function part(outcome: Outcome): Record<string, unknown> {
  return Object.fromEntries(COMPARED.map((name) => [name, outcome[name]]));
}
