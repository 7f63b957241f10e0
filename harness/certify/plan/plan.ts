import { createHash } from "node:crypto";
import type { Check } from "../../checks/kit/check.ts";
import type { Fixture } from "../../model/fixture.ts";
import { inContractOrder } from "../../model/invariants.ts";
import type { Selection } from "./selection.ts";

/** What the planner needs to know of a check. */
export type CheckIdentity = Pick<Check, "invariant" | "name" | "scope" | "random" | "waits">;

/** What the planner needs to know of a fixture. */
interface FixtureIdentity {
  id: string;
  outputFormat: Fixture["manifest"]["outputFormat"];
}

/** One check on one fixture, or on all of them. */
export interface PlannedCase {
  invariant: string;
  check: string;
  /** Null: the check looks at the whole corpus. */
  fixture: string | null;
  seed: number;
  /** The check waits most of its time. */
  waits?: true;
  /** Set when the case need not be run to know that the adapter does not do this. */
  unsupported?: string;
}

export interface PlanInput {
  checks: readonly CheckIdentity[];
  /** In the order in which they are to be reported. */
  fixtures: readonly FixtureIdentity[];
  outputFormats: readonly string[];
  selection: Selection;
  seed: number;
}

/**
 * All cases in the order of the report: fixture by fixture, then the checks on the whole corpus; within each, in
 * the order of the contract. Nothing but the input decides, so that a plan is the same on every machine.
 */
export function plan(input: PlanInput): PlannedCase[] {
  const { selection } = input;
  const checks = input.checks
    .filter((check) => selection.invariants === null || selection.invariants.has(check.invariant))
    .filter((check) => selection.check === null || selection.check === check.name)
    .toSorted((a, b) => inContractOrder(a.invariant, b.invariant) || compare(a.name, b.name));
  const onFixtures = checks.filter((check) => check.scope === "fixture");
  const onCorpus = checks.filter((check) => check.scope === "corpus");
  const groups = [
    ...input.fixtures.map((fixture) => onFixtures.map((check) => fixtureCase(check, fixture, input))),
    ...onCorpus.map((check) => [corpusCase(check, input.seed)]),
  ];
  return groups
    .map((group) => group.filter((one) => selection.case === null || selection.case === caseName(one)))
    .filter((_, index) => inShard(index, selection))
    .flat();
}

/** How `--case` names a case's input: the fixture's id, or `corpus`. */
export function caseName(planned: Pick<PlannedCase, "fixture">): string {
  return planned.fixture ?? "corpus";
}

function fixtureCase(check: CheckIdentity, fixture: FixtureIdentity, input: PlanInput): PlannedCase {
  const { invariant, name } = check;
  const known = input.outputFormats.includes(String(fixture.outputFormat));
  return {
    invariant,
    check: name,
    fixture: fixture.id,
    seed: caseSeed(input.seed, invariant, name, fixture.id),
    ...(known ? {} : { unsupported: `the manifest does not list the output format ${fixture.outputFormat}` }),
  };
}

function corpusCase({ invariant, name, waits }: CheckIdentity, seed: number): PlannedCase {
  return {
    invariant,
    check: name,
    fixture: null,
    seed: caseSeed(seed, invariant, name, null),
    ...(waits ? { waits } : {}),
  };
}

function inShard(group: number, { shard }: Selection): boolean {
  return shard === null || group % shard.count === shard.index - 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Seed of one case: the same for the same case whatever else is run, in whatever order.
 *
 * @returns a 31-bit integer, as fast-check takes it.
 */
function caseSeed(seed: number, invariant: string, check: string, fixture: string | null): number {
  const key = JSON.stringify([seed, invariant, check, fixture]);
  return createHash("sha256").update(key).digest().readUInt32BE(0) >>> 1;
}
