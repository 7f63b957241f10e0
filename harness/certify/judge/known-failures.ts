import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { KnownFailure, KnownFailures } from "../../../schemas/harness/v1/generated/known-failures.ts";
import { CorpusError } from "../../lib/errors.ts";
import { readJsonFile } from "../../lib/read-files.ts";
import { schemaValidator } from "../../schema/schema-validator.ts";
import type { PlannedCase } from "../plan/plan.ts";
import { BROKEN, type CaseOutcome } from "../verdict.ts";

const FILE = "known-failures.json";

/** The known failures beside an adapter's module, and the file's path from the working directory. */
export interface KnownFailureFile {
  file: string;
  entries: readonly KnownFailure[];
}

/**
 * Reads the known failures of an adapter.
 *
 * @param folder of its module; null for a program, which has none.
 * @returns no entries when there is no file; one line when it breaks the schema.
 */
export async function readKnownFailures(folder: string | null): Promise<KnownFailureFile | string> {
  if (folder === null) return { file: FILE, entries: [] };
  const path = join(folder, FILE);
  const file = relative(process.cwd(), path);
  if (!existsSync(path)) return { file, entries: [] };
  const read = await readJsonFile(path);
  if (read instanceof CorpusError) return String(new CorpusError(file, ...read.problems));
  const problem = schemaValidator("harness/v1/known-failures.schema.json")(read.value);
  if (problem !== null) return `${file}: ${problem}`;
  const { failures: list } = read.value as KnownFailures;
  const unreal = list.find(({ expires }) => !isDate(expires));
  return unreal === undefined ? { file, entries: list } : `${file}: there is no date ${unreal.expires}`;
}

/** A case of the plan with its result. */
export interface ExecutedCase {
  planned: PlannedCase;
  outcome: CaseOutcome;
}

/** A known failure that costs the certificate: it passed, or it names nothing. */
interface Misjudged {
  invariant: string;
  fixture: string | null;
  message: string;
}

export interface Judgement {
  cases: ExecutedCase[];
  misjudged: Misjudged[];
  /** Known failures of which this run had not every case, so that only all runs together can judge them. */
  unjudged: { invariant: string; fixture: string | null }[];
}

/** Which entries a certification can judge. */
export interface KnownFailureScope {
  /** Contract that is certified: entries of other contracts are not judged. */
  contract: string;
  /** Invariants that were chosen; null: all. */
  invariants: ReadonlySet<string> | null;
  /** Every case of these invariants was run: only then is it known that an entry names no case, or that all passed. */
  isWhole: boolean;
  /** Fixtures of the provider that cliproof ships and that were left out because others were given. */
  leftOut: ReadonlySet<string>;
}

/** True for a failure that is known and in time: it does not cost the certificate. */
export function isExcused(
  planned: PlannedCase,
  outcome: CaseOutcome,
  entries: readonly KnownFailure[],
  today: string,
): boolean {
  const entry = entries.find((one) => matches(one, planned));
  return entry !== undefined && BROKEN.has(outcome.verdict) && entry.expires >= today;
}

/**
 * Holds known failures against what was run: one that fails in time becomes `known-failure`; after its date it is a
 * failure like any other; one that no longer fails must go from the list.
 *
 * @param today ISO date. An entry holds through the day it names.
 */
export function applyKnownFailures(
  cases: readonly ExecutedCase[],
  entries: readonly KnownFailure[],
  today: string,
  scope: KnownFailureScope,
): Judgement {
  const judged = cases.map(({ planned, outcome }) => {
    const entry = entries.find((one) => matches(one, planned));
    if (entry === undefined || !BROKEN.has(outcome.verdict)) return { planned, outcome };
    const isInTime = isExcused(planned, outcome, [entry], today);
    return { planned, outcome: isInTime ? excused(outcome, entry) : outOfDate(outcome, entry) };
  });
  const unjudged = entries.filter((entry) => isInScope(entry, scope) && isPartial(entry, cases, scope));
  const misjudged = entries.flatMap((entry) => {
    const named = cases.filter(({ planned }) => matches(entry, planned));
    if (
      isPartial(entry, cases, scope) ||
      !isInScope(entry, scope) ||
      named.some(({ outcome }) => BROKEN.has(outcome.verdict))
    )
      return [];
    const message =
      named.length === 0
        ? `known failure names no case of ${entry.fixture ?? "any fixture"}: remove it`
        : "known failure passed: remove it";
    return [{ invariant: entry.invariant, fixture: isEvery(entry) ? null : entry.fixture!, message }];
  });
  return {
    cases: judged,
    misjudged,
    unjudged: unjudged.map(({ invariant, fixture = null }) => ({ invariant, fixture })),
  };
}

/** Whether this run may have had only some of the cases that an entry names. */
function isPartial(entry: Entry, cases: readonly ExecutedCase[], { isWhole }: KnownFailureScope): boolean {
  return !isWhole && (isEvery(entry) || !cases.some(({ planned }) => matches(entry, planned)));
}

type Entry = KnownFailure;

function isInScope({ invariant, fixture = "*" }: Entry, scope: KnownFailureScope): boolean {
  const { contract, invariants, leftOut } = scope;
  const isOfContract = invariant.startsWith(`INV-${contract.toUpperCase()}-`);
  return isOfContract && (invariants === null || invariants.has(invariant)) && !leftOut.has(fixture);
}

function isEvery(entry: Entry): boolean {
  return entry.fixture === undefined || entry.fixture === "*";
}

function matches(entry: Entry, planned: PlannedCase): boolean {
  return entry.invariant === planned.invariant && (isEvery(entry) || entry.fixture === planned.fixture);
}

function excused(outcome: CaseOutcome, entry: Entry): CaseOutcome {
  const reason = `${entry.reason} (${entry.owner}, until ${entry.expires})`;
  return { ...outcome, verdict: "known-failure", reason };
}

function outOfDate(outcome: CaseOutcome, entry: Entry): CaseOutcome {
  return {
    ...outcome,
    reason: `known failure of ${entry.owner} expired on ${entry.expires}: ${entry.reason}`,
  };
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
