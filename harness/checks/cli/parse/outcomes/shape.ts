import fc from "fast-check";
import { search } from "../../../../arbitraries/search.ts";
import { shrinkRun } from "../../../../changes/bytes/shrink-run.ts";
import { RETYPINGS, type Retyping } from "../../../../changes/fields/retypings.ts";
import { mapRecords } from "../../../../changes/records/map-records.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../../driver/recorded-replay.ts";
import { allowed } from "../../../../facts/expected-values.ts";
import { holdsText } from "../../../../facts/holds-text.ts";
import { textSources } from "../../../../facts/text-sources.ts";
import { sampleEvenly } from "../../../../lib/sample-evenly.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay, Run, Target } from "../../../../model/target.ts";
import { dataText } from "../../../../records/data-text.ts";
import { type JsonObject, recordsOf } from "../../../../records/documents.ts";
import { changeAt, type FieldPath, fieldPaths } from "../../../../records/field-paths.ts";
import { recordKind } from "../../../../records/record-type.ts";
import { blackBoxSample } from "../../../../sandbox/black-box-sample.ts";
import type { CheckContext, CheckResult, CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";
import { invalidReplay } from "../../../kit/invalid-replay.ts";

const HINT =
  "Ask for the type of every field before reading it; a missing flag is no good news. Where the answer is made of parts and one cannot be read, the content is null: half an answer is none. A run that is left without any text says emptyAnswer.";
/** Bytes that one random run stands for: the plan may replay `runs` times as many. */
const BYTES_A_RUN = 4 * 1024 * 1024;
/** A random attack here costs one small replay, so this check makes more of them than others. */
const RANDOM_FACTOR = 20;
/** Fields of one run besides those of its answer that a black box gets a null in. */
const BLACK_BOX_FIELDS = 8;

/**
 * Every field of every kind of record spoiled, one by one, in all records of its kind (INV-CLI-PARSE-009). Each field
 * is taken once among the good runs and once among the failed ones, in the smallest fixture that has it, of those that
 * were recorded where there is one; chance then picks more in the others.
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-009",
  name: "shape",
  scope: "corpus",
  random: true,
  blackBox: "sample",
  async run(fixtures, context) {
    const { isBlackBox } = context.target;
    const sample = isBlackBox ? blackBoxSample(fixtures, context.target) : undefined;
    const chosen = fixtures.filter(({ id }) => sample?.has(id) ?? true);
    const subjects = await subjectsOf(chosen, context.target);
    if (subjects.length === 0) return notApplicable("no fixture holds a record");
    if (isBlackBox) return nullFields(subjects, context);
    let tried = 0;
    let bytesLeft = context.path === undefined ? context.runs * BYTES_A_RUN : 0;
    const targets = distinctTargets(subjects);
    for (const retyping of RETYPINGS) {
      for (const spot of targets) {
        bytesLeft -= spot.subject.size;
        if (bytesLeft < 0) return randomly(subjects, context, tried);
        tried++;
        if ((await breach(context, spot, retyping)) === undefined) continue;
        return report(context, spot, retyping, tried);
      }
    }
    return randomly(subjects, context, tried);
  },
};
export default check;

/** The part for a black box: null in the fields that hold the answer, and in some of the others. */
async function nullFields(subjects: readonly Subject[], context: CheckContext): Promise<CheckResult> {
  const [nulled] = RETYPINGS;
  let tried = 0;
  for (const subject of subjects) {
    const spots = spotsOf(subject);
    const { content } = subject.before.outcome;
    const ofAnswer = spots.filter((spot) => holds(spot, content));
    const others = sampleEvenly(
      spots.filter((spot) => !ofAnswer.includes(spot)),
      BLACK_BOX_FIELDS,
    );
    for (const spot of [...ofAnswer, ...others]) {
      tried++;
      if ((await breach(context, spot, nulled!)) !== undefined) return report(context, spot, nulled!, tried);
    }
  }
  return passed(tried);
}

function holds({ subject, kind, path }: Spot, text: unknown): boolean {
  let isFound = false;
  const look = (value: unknown) => {
    isFound ||= value === text;
    return value;
  };
  for (const record of recordsOf(subject.run))
    if (recordKind(record, subject.keys) === kind) changeAt(record, path, look);
  return isFound;
}

interface Subject {
  fixture: Fixture;
  run: Run;
  /** Where the type of a record is. */
  keys: readonly string[] | undefined;
  size: number;
  before: Replay;
}

/** A field of the records of one kind in one run. */
interface Spot {
  subject: Subject;
  kind: string;
  path: FieldPath;
}

async function subjectsOf(fixtures: readonly Fixture[], target: Target): Promise<Subject[]> {
  const subjects: Subject[] = [];
  const keys = target.manifest.recordKeys;
  for (const fixture of fixtures) {
    if (unfitFixture(fixture, target) !== undefined) continue;
    const run = recordedRun(fixture);
    if (recordsOf(run).length === 0 || !canBeWritten(run)) continue;
    const size = fixture.stdout.length + fixture.stderr.length;
    subjects.push({ fixture, run, keys, size, before: await recordedReplay(fixture, target) });
  }
  // What was recorded first: less is forgiven there than on a shape that somebody only reported.
  return subjects.sort((a, b) => Number(isReported(a)) - Number(isReported(b)) || a.size - b.size);
}

/** JSON that nests thousands of levels deep is read and cannot be written again. */
function canBeWritten(run: Run): boolean {
  try {
    return JSON.stringify(recordsOf(run)) !== undefined;
  } catch {
    return false;
  }
}

function isReported({ fixture }: Subject): boolean {
  return fixture.manifest.provenance.kind === "reported";
}

function spotsOf(subject: Subject): Spot[] {
  const spots = new Map<string, Spot>();
  for (const record of recordsOf(subject.run)) {
    const kind = recordKind(record, subject.keys);
    for (const path of fieldPaths(record)) spots.set(`${kind} ${path.join(".")}`, { subject, kind, path });
  }
  return [...spots.values()];
}

function distinctTargets(subjects: readonly Subject[]): Spot[] {
  const targets = new Map<string, Spot>();
  for (const subject of subjects) {
    for (const spot of spotsOf(subject)) {
      const { outputFormat } = subject.run;
      const key = [outputFormat, subject.before.outcome.status, spot.kind, ...spot.path].join(" ");
      if (!targets.has(key)) targets.set(key, spot);
    }
  }
  return [...targets.values()];
}

async function randomly(
  subjects: readonly Subject[],
  context: CheckContext,
  tried: number,
): Promise<CheckResult> {
  const smaller = subjects.slice(0, Math.ceil(subjects.length * 0.9));
  const inputs = fc.record({
    subject: fc.constantFrom(...smaller),
    spot: fc.nat(),
    retyping: fc.constantFrom(...RETYPINGS),
  });
  const spotAt = (subject: Subject, index: number) => {
    const spots = spotsOf(subject);
    return spots[index % spots.length]!;
  };
  const found = await search(
    inputs,
    ({ subject, spot, retyping }) => breach(context, spotAt(subject, spot), retyping),
    { seed: context.seed, path: context.path, runs: context.runs * RANDOM_FACTOR },
  );
  if (!found.found) return passed(tried + found.tried);
  const { subject, spot, retyping } = found.counterexample;
  return report(context, spotAt(subject, spot), retyping, tried + found.tried, found.path);
}

interface Breach {
  message: string;
  expected?: string;
  actual?: string;
}

async function breach(
  { target, corpus }: CheckContext,
  { subject, kind, path }: Spot,
  retyping: Retyping,
): Promise<Breach | undefined> {
  const after = await tryReplay(target, spoil(subject, kind, path, retyping));
  if (after.crashed) return { message: after.message };
  const invalid = invalidReplay(after.replay);
  if (invalid !== undefined) return { message: invalid };
  const { status, content } = subject.before.outcome;
  const now = after.replay.outcome;
  if (status === "error" && now.status === "ok")
    return { message: "a failed run became ok", expected: "error", actual: "ok" };
  // A shape that was only reported may put one text in several fields by order of preference: the next one counts.
  const isPrinted = now.content === "" || textSources(subject.run, subject.keys).has(now.content ?? "");
  if (isReported(subject) && isPrinted) return undefined;
  if (now.content === dataText(now)) return undefined;
  // Where the expectation allows several answers, each of them counts as the original.
  const isOriginal =
    now.content === content || allowed(subject.fixture.expected.content).includes(now.content);
  if (now.content === null || isOriginal || isEmptied(now, path, subject.keys)) return undefined;
  const isReadAsText = now.content === retyping.change(null);
  if (isReadAsText && holdsText(corpus, kind, path, subject.keys)) return undefined;
  return {
    message: "the content is neither the original nor null",
    expected: JSON.stringify(content)?.slice(0, 200),
    actual: JSON.stringify(now.content).slice(0, 200),
  };
}

const DISCRIMINATOR = /(?:type|kind|role|event)$/i;

/**
 * With its type gone, the record that carried the text is a record of an unknown kind, and a run that ends well without
 * any text has an empty answer. It must say so. The type is gone too with the object that held it (codex 0.36: `msg`).
 */
function isEmptied(
  { content, diagnostics }: Replay["outcome"],
  path: FieldPath,
  keys: Subject["keys"] = [],
): boolean {
  const isHolder = keys.some((key) => key.startsWith(`${path.join(".")}.`));
  const isTypeless = isHolder || DISCRIMINATOR.test(path.at(-1) ?? "");
  return content === "" && diagnostics?.emptyAnswer === true && isTypeless;
}

function spoil(
  { run, keys }: Pick<Subject, "run" | "keys">,
  kind: string,
  path: FieldPath,
  retyping: Retyping,
): Run {
  return mapRecords(run, (record) =>
    recordKind(record, keys) === kind ? (changeAt(record, path, retyping.change) as JsonObject) : record,
  );
}

async function report(
  context: CheckContext,
  spot: Spot,
  retyping: Retyping,
  tried: number,
  path?: string,
): Promise<CheckResult> {
  const { kind, subject } = spot;
  const breachOf = async (run: Run) => {
    const before = await tryReplay(context.target, run);
    return before.crashed
      ? undefined
      : breach(context, { ...spot, subject: { ...subject, run, before: before.replay } }, retyping);
  };
  const fails = async (run: Run) => (await breachOf(run)) !== undefined;
  const smallest = context.target.isBlackBox ? subject.run : await shrinkRun(subject.run, fails);
  const { message, expected, actual } = (await breachOf(smallest))!;
  const where = `${kind} ${spot.path.join(".")} ${retyping.name}`;
  const difference =
    expected === undefined || actual === undefined ? undefined : { path: "outcome", expected, actual };
  return failed(tried, {
    message: `${message} (${where})`,
    difference,
    run: spoil({ ...subject, run: smallest }, kind, spot.path, retyping),
    hint: HINT,
    path,
    fixture: subject.fixture.id,
  });
}
