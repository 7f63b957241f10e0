import type { Exit } from "../../../../contracts/cli/v1/adapter.ts";
import { compareValues, type Difference } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { compareExpectation } from "../../../expectation/compare-expectation.ts";
import { reportedPart, reports } from "../../../facts/claims.ts";
import { exitCases } from "../../../facts/exit-columns.ts";
import { allowedInError, surelyError, surelyOk } from "../../../facts/expected-values.ts";
import { breaksCell, type VerdictPlace, type VerdictRow } from "../../../facts/verdict-cell.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Run, Target } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import {
  beforeTerminalRecord,
  hasTerminalRecord,
  type TerminalRecord,
  terminalRecord,
} from "../../../records/terminal-record.ts";
import type { CheckContext, CheckResult, FixtureCheck } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, passed, unproven } from "../../kit/fixture-check.ts";
import { mismatchDifference } from "../../kit/mismatch-difference.ts";

const WORD = /error|retry|fail/i;

const HINT =
  "contracts/cli/v1/verdict-table.json: the terminal record decides, an exit code alone neither makes nor breaks a run.";

/** A record is not found where its type stands elsewhere: the commonest reason why a run seems to have no end. */
const NOT_FOUND_HINT = `${HINT} If the run does hold its terminal record: manifest.recordKeys says where a record's type is when that is not \`type\`.`;

interface Place extends Omit<VerdictPlace, "exit" | "hasClass"> {
  run: Run;
  /** How the terminal record stands, in words. */
  what: string;
  hint?: string;
}

/** Each recorded stream, with and without its terminal record, ended in every way a process can end. */
const check = fixtureCheck("INV-CLI-ERR-001", "verdict-table", attack);
export default { ...check, blackBox: "sample" } satisfies FixtureCheck;

async function attack(fixture: Fixture, { target, corpus }: CheckContext): Promise<CheckResult> {
  const run = recordedRun(fixture);
  const recorded = await recordedReplay(fixture, target);
  const known = reportedPart(pickStatus(fixture), target.manifest).left ?? {};
  const [mismatch] = compareExpectation(known, recorded.outcome);
  if (mismatch !== undefined) {
    const message = "the verdict on the recorded run is wrong";
    return failed(1, { message, run, difference: mismatchDifference(mismatch), hint: HINT });
  }
  // A report says how one run ended; its records need not say enough to end otherwise. Where no one recorded anything,
  // whole runs are reported, and they are all there is to show what an exit does.
  if (isReported(fixture) && !corpus.every(isReported)) return passed(1);
  const terminal = terminalRecord(target.manifest, run);
  if (terminal === undefined)
    return unproven(`manifest.terminalRecords does not tell of ${run.outputFormat}`, 1);
  let tried = 1;
  for (const place of places(fixture, run, terminal, recorded)) {
    const whole = inWholeStreams(place.run);
    for (const exit of exitCases(target.isBlackBox)) {
      const ended = { ...whole, exit: exit.exit };
      const { outcome } = await target.replay(ended);
      tried++;
      const difference =
        wrongExit(exit.exit, outcome.exit, target) ??
        (isOpen(place, exit.exit.code, fixture)
          ? undefined
          : breaksCell({ ...place, exit, hasClass: reports(target.manifest, "errorClass") }, outcome));
      if (difference === undefined) continue;
      return failed(tried, {
        message: `${exit.name} after ${place.what}`,
        run: ended,
        difference,
        outcome,
        hint: place.hint ?? HINT,
      });
    }
  }
  return passed(tried);
}

/** The same run with each stream in one piece: where it is cut is other checks' business, and costs time. */
function inWholeStreams(run: Run): Run {
  const whole = (["out", "err"] as const).map((stream) => [stream, runBytes(run, stream)] as const);
  return { ...run, chunks: whole.filter(([, bytes]) => bytes.length > 0) };
}

function wrongExit(expected: Exit, actual: Exit, { manifest }: Target): Difference | undefined {
  const ignored = reports(manifest, "exit") ? [] : ["outcome.exit.code", "outcome.exit.signal"];
  return compareValues(expected, actual, "outcome.exit", ignored);
}

function isReported({ manifest }: Fixture): boolean {
  return manifest.provenance.kind === "reported";
}

function pickStatus({ expected }: Fixture) {
  const { status, exit } = expected;
  return { ...(status !== undefined && { status }), ...(exit !== undefined && { exit }) };
}

function places(fixture: Fixture, run: Run, terminal: TerminalRecord | null, recorded: Replay): Place[] {
  if (terminal === null)
    return [
      { run, row: "noTerminalFormat", what: "output without a terminal record", ...evidence(fixture, run) },
    ];
  if (!hasTerminalRecord(run, terminal)) {
    // A document of another shape that is known to be an answer: the table has no row for it.
    if (surelyOk(fixture.expected)) return [];
    const what = "a stream without a terminal record";
    return [{ run, row: "absent", what, hint: NOT_FOUND_HINT, ...evidence(fixture, run) }];
  }
  const cut = beforeTerminalRecord(run, terminal);
  const row: VerdictRow = surelyError(fixture.expected) ? "error" : "ok";
  return [
    {
      run,
      row,
      what: `a terminal record that says ${row}`,
      hasEvidence: true,
      recordCategories: categories(fixture, recorded),
    },
    { run: cut, row: "absent", what: "a stream cut before its terminal record", ...evidence(fixture, cut) },
  ];
}

function evidence({ expected }: Fixture, run: Run): Pick<Place, "hasEvidence" | "recordCategories"> {
  return { hasEvidence: !surelyOk(expected) || showsTrouble(run), recordCategories: undefined };
}

/** What the record stands for: known, unless the recorded exit itself may have decided. */
function categories({ expected, manifest }: Fixture, { outcome }: Replay): readonly string[] | undefined {
  const { timedOut, aborted, signal } = manifest.exit;
  if (timedOut || aborted || signal !== null || !outcome.error) return undefined;
  // The stream says it by where it ends; a record of the same type may be there that ends nothing.
  if (allowedInError(expected, "kind").includes("stream_truncated")) return undefined;
  return [...allowedInError(expected, "category").map(String), outcome.error.category];
}

/** Cells that no one can fill for this fixture: only its exit must be kept. */
function isOpen({ row, run }: Place, code: number | null, { expected }: Fixture): boolean {
  const doubtful = !surelyOk(expected) && !surelyError(expected);
  if (row === "ok" || row === "error") return doubtful;
  if (code !== 0) return false;
  if (row === "noTerminalFormat") return !surelyOk(expected);
  // Without any record stdout may stand for the answer, see "text fallback" in the decisions.
  return recordsOf(run).length === 0 && runBytes(run, "out").length > 0;
}

/**
 * Whether a run shows signs of trouble that an adapter may take as evidence: anything on stderr, a record that says
 * error or retry in its type or in a field of its own. Deeper fields belong to tools and answers.
 */
function showsTrouble(run: Run): boolean {
  if (runBytes(run, "err").length > 0) return true;
  return recordsOf(run).some((record) =>
    Object.entries(record).some(([key, value]) =>
      key === "type" || key === "subtype" ? WORD.test(String(value)) : WORD.test(key) && !isEmpty(value),
    ),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}
