import type { CheckFinding } from "./check.ts";

/** A promise of the process side that an adapter did not keep. */
export class CheckFailure extends Error {
  readonly finding: CheckFinding;

  constructor(finding: CheckFinding) {
    super(finding.message);
    this.finding = finding;
    this.name = "CheckFailure";
  }
}

/**
 * Holds what came of a run against what must come of it.
 *
 * @throws CheckFailure unless `holds`.
 */
export function assertHolds(holds: boolean, finding: CheckFinding): asserts holds {
  if (!holds) throw new CheckFailure(finding);
}

/**
 * A host that was asked and did not answer in time. Its finding says what is known of why, a lost exception included.
 */
export class NoAnswer extends CheckFailure {}
