import { mapJsonStrings } from "../../../changes/fields/map-json-strings.ts";
import { insertLines } from "../../../changes/records/insert-lines.ts";
import { compareValues, type Difference } from "../../../driver/compare-replays.ts";
import { reasonsOf } from "../../../facts/error-reasons.ts";
import { allowedInError } from "../../../facts/expected-values.ts";
import { sampleEvenly } from "../../../lib/sample-evenly.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Run, Target } from "../../../model/target.ts";
import { type JsonObject, mapDocuments, recordPrefix, recordsOf } from "../../../records/documents.ts";
import { recordKind } from "../../../records/record-type.ts";
import { terminalRecord, terminalRecords } from "../../../records/terminal-record.ts";
import { equivalenceCheck, type Variant } from "../../kit/equivalence-check.ts";
import { failureClass } from "../../kit/failure-class.ts";
import { learnedFromCorpus } from "../../kit/learned-from-corpus.ts";
import { TROUBLE } from "./trouble-noticed.ts";

/** How many notices, and how many other reasons, are put into one run. */
const MAX_NOTICES = 6;
const MAX_REASONS = 6;

/** APIs answer these to limits of every kind: a retry that shows one may be of the failure whose end shows none. */
const OF_ANY_LIMIT = new Set([400, 429]);

/**
 * Trouble on the way and a reason at the end that differ: the end is why the run failed (INV-CLI-ERR-002). Into a
 * failed run come records of trouble that other runs overcame, and its own earlier records get the reason of another
 * failure; the terminal record stays as it is.
 */
export default equivalenceCheck({
  invariant: "INV-CLI-ERR-002",
  name: "last-reason",
  hint: "What the terminal record says outranks every notice, retry and error record before it.",
  unfit: (run, { outcome }, { manifest }) => {
    if (outcome.error?.evidence !== "record") return "no record gives the reason";
    if (outcome.error.kind === "unknown") return "its reason has no class";
    if (run.outputFormat !== "stream-json") return "only a stream has earlier records";
    return reasonsOf(run, terminalRecord(manifest, run)).length > 0
      ? undefined
      : "its terminal record gives no reason";
  },
  *variants(run, { outcome }, { corpus, target }) {
    for (const record of noticesOf(corpus, target, run)) {
      const line = recordPrefix(run) + JSON.stringify(record);
      yield {
        what: `${recordKind(record, target.manifest.recordKeys)} of a run that overcame it, before the failure`,
        transform: (whole) => insertLines(whole, (place) => (place === 1 ? [line] : [])),
        judge: sameClass,
      };
    }
    const reasons = reasonsOf(run, terminalRecord(target.manifest, run));
    for (const other of otherReasons(corpus, target, run, outcome.error?.category))
      yield earlier(target, reasons, other);
  },
});

function sameClass(before: Replay, after: Replay): Difference | undefined {
  const status = after.outcome.error?.httpStatus ?? null;
  const mayBeOfFailure =
    before.outcome.error?.httpStatus === null && status !== null && OF_ANY_LIMIT.has(status);
  const expected = { ...failureClass(before), ...(mayBeOfFailure && { httpStatus: status }) };
  return (
    compareValues(expected, failureClass(after), "outcome") ??
    (status !== null && OF_ANY_LIMIT.has(status)
      ? undefined
      : compareValues(timesOf(before), timesOf(after), "outcome.error"))
  );
}

function timesOf({ outcome: { error } }: Replay) {
  return { retryAfterMs: error?.retryAfterMs ?? null, resetsAt: error?.resetsAt ?? null };
}

const notices = learnedFromCorpus<JsonObject[]>();

/** Records of trouble in good runs, each kind and text once. */
function noticesOf(corpus: readonly Fixture[], { manifest }: Target, like: Run): JsonObject[] {
  return notices(corpus, like, (runs) => {
    const found = new Map<string, JsonObject>();
    for (const { fixture, run } of runs) {
      if (fixture.expected.status !== "ok") continue;
      const terminal = terminalRecord(manifest, run);
      for (const record of recordsOf(run)) {
        const kind = recordKind(record, manifest.recordKeys);
        if (terminal?.matches(record) === true || !TROUBLE.test(kind)) continue;
        found.set(kind + JSON.stringify(record.error ?? record.message), record);
      }
    }
    return sampleEvenly([...found.values()], MAX_NOTICES);
  });
}

const reasonsByCategory = learnedFromCorpus<Map<string, string>>();

/** Reasons that terminal records of the corpus give for failures of another category. */
function otherReasons(corpus: readonly Fixture[], { manifest }: Target, like: Run, category: unknown) {
  const known = reasonsByCategory(corpus, like, (runs) => {
    const reasons = new Map<string, string>();
    for (const { fixture, run } of runs) {
      const [reason] = reasonsOf(run, terminalRecord(manifest, run));
      const [of] = allowedInError(fixture.expected, "category");
      if (reason !== undefined && typeof of === "string") reasons.set(of, reason);
    }
    return reasons;
  });
  const others = [...known].flatMap(([of, reason]) => (of === category ? [] : [reason]));
  return sampleEvenly(others, MAX_REASONS);
}

/** The run whose records before the terminal one give another reason wherever they gave this one. */
function earlier({ manifest }: Target, reasons: readonly string[], other: string): Variant {
  return {
    what: `earlier records give another reason: ${JSON.stringify(other)}`,
    transform: (run) => {
      const last = terminalRecords(run, terminalRecord(manifest, run)).at(-1);
      return mapDocuments(run, (text, { records }) =>
        records.some((record) => record === last)
          ? undefined
          : mapJsonStrings(text, ({ value, isKey }) =>
              !isKey && reasons.includes(value) ? JSON.stringify(other) : undefined,
            ),
      );
    },
    judge: sameClass,
  };
}
