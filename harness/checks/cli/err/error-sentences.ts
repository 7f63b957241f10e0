import type { ErrorKind, OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import { errorTextChanger } from "../../../changes/fields/change-error-text.ts";
import { mapJsonStrings } from "../../../changes/fields/map-json-strings.ts";
import { type ErrorSentence, errorSentences } from "../../../corpus/error-sentences.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import { allowedInError } from "../../../facts/expected-values.ts";
import { sampleEvenly } from "../../../lib/sample-evenly.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { providerOf, type Run, type Target } from "../../../model/target.ts";
import { mapDocuments, recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed, unfitFixture, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "The words of an error decide where no code or status does: match each sentence that the CLI and the APIs behind it are known to print, and no word that other sentences have too.";
/** Sentences that a black box is asked: each costs a process. */
const BLACK_BOX_SENTENCES = 6;
/** What stands for no kind. */
const NEUTRAL = { text: "Zz has not worked out", code: "zz_neutral" };

/** A failed run that says any sentence or code, in one place. */
interface Carrier extends Pick<ErrorSentence, "says"> {
  where: string;
  say(words: string): Run;
}

/**
 * Every sentence and every code that the provider's CLI is known to print for an error gives its kind, and none that
 * only resembles one does: sentences on stderr and, as text, on stdout; both in records of failures whose other fields stand for no kind.
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-ERR-002",
  name: "error-sentences",
  scope: "corpus",
  blackBox: "every-run",
  async run(fixtures, { target }) {
    const { manifest, isBlackBox } = target;
    if (!reports(manifest, "errorClass")) return unsupported(notReported(manifest, "errorClass"));
    const known = errorSentences(providerOf(manifest));
    if (known.length === 0) return notApplicable("no sentence of this provider is known");
    const sentences = isBlackBox ? sampleEvenly(known, BLACK_BOX_SENTENCES) : known;
    const carriers = [
      ...inText(fixtures, target),
      ...(isBlackBox ? [] : await inRecords(fixtures, known, target)),
    ];
    let tried = 0;
    for (const { says, where, say } of carriers)
      for (const sentence of sentences.filter((one) => one.says === says)) {
        const run = say(sentence.words);
        const replayed = await tryReplay(target, run);
        tried++;
        if (replayed.crashed) return failed(tried, { message: replayed.message, run, hint: HINT });
        const { outcome } = replayed.replay;
        const kind = outcome.error?.kind ?? null;
        if (sentence.kind === undefined ? kind !== sentence.nearMissOf : kind === sentence.kind) continue;
        return failed(tried, {
          message: `${JSON.stringify(sentence.words)} ${where} gives the wrong kind`,
          run,
          difference: { path: "outcome.error.kind", expected: expectedOf(sentence), actual: String(kind) },
          outcome,
          hint: HINT,
        });
      }
    return passed(tried);
  },
};
export default check;

function expectedOf({ kind, nearMissOf }: ErrorSentence): string {
  return kind ?? `any other kind than ${nearMissOf}`;
}

/**
 * A CLI that prints nothing else and fails: on stderr in each format, and on stdout of a text run where a recording
 * shows that this CLI prints its errors there.
 */
function inText(fixtures: readonly Fixture[], { manifest }: Target): Carrier[] {
  const exit = { code: 1, signal: null, timedOut: false, aborted: false };
  const carrier = (outputFormat: OutputFormat, stream: "out" | "err"): Carrier => ({
    says: "text",
    where: `on std${stream} (${outputFormat})`,
    say: (sentence) => ({ outputFormat, chunks: [[stream, Buffer.from(`${sentence}\n`)]], exit }),
  });
  return manifest.outputFormats.flatMap((format) => [
    carrier(format, "err"),
    ...(format === "text" && fixtures.some(failsOnStdout) ? [carrier(format, "out")] : []),
  ]);
}

/** A recorded text run of a known category whose reason can be nowhere but on stdout. */
function failsOnStdout({ manifest, expected, stdout, stderr }: Fixture): boolean {
  const { provenance, outputFormat, exit } = manifest;
  if (provenance.kind !== "recorded" || outputFormat !== "text" || exit.code === 0) return false;
  const categories = allowedInError(expected, "category").map(String);
  return (
    stdout.length > 0 &&
    stderr.length === 0 &&
    categories.length > 0 &&
    !categories.some((category) => OF_THE_END.has(category))
  );
}

/** Categories that the end of a run shows without a word. */
const OF_THE_END = new Set(["unknown", "network", "timeout"]);

/** For each format the first failed run whose kind depends on its words alone, and the first where on its code. */
async function inRecords(
  fixtures: readonly Fixture[],
  known: readonly ErrorSentence[],
  target: Target,
): Promise<Carrier[]> {
  const carriers = new Map<string, Carrier>();
  for (const fixture of fixtures) {
    const run = recordedRun(fixture);
    if (unfitFixture(fixture, target) !== undefined || recordsOf(run).length === 0) continue;
    const { error } = (await recordedReplay(fixture, target)).outcome;
    if (error == null || error.kind === "unknown") continue;
    const change = errorTextChanger(run, error.message);
    if (change === undefined) continue;
    const neutral = change(() => NEUTRAL.text);
    const code = codeOf(run, known, error.kind);
    const ways: Omit<Carrier, "where">[] = [{ says: "text", say: (words) => change(() => words) }];
    if (code !== undefined) ways.push({ says: "code", say: (words) => replaceCode(neutral, code, words) });
    for (const way of ways) {
      const place = `${run.outputFormat} ${way.says}`;
      if (carriers.has(place) || !(await saysNothing(target, way.say(NEUTRAL[way.says])))) continue;
      carriers.set(place, { ...way, where: `in the records of ${fixture.id}` });
    }
  }
  return [...carriers.values()];
}

/** The code in a run's records that stands for its kind. */
function codeOf(run: Run, known: readonly ErrorSentence[], kind: ErrorKind): string | undefined {
  const strings = new Set(recordsOf(run).flatMap(stringsIn));
  return known.find((one) => one.says === "code" && one.kind === kind && strings.has(one.words))?.words;
}

function replaceCode(run: Run, code: string, words: string): Run {
  return mapDocuments(run, (text) =>
    mapJsonStrings(text, ({ value, isKey }) =>
      !isKey && value === code ? JSON.stringify(words) : undefined,
    ),
  );
}

async function saysNothing(target: Target, run: Run): Promise<boolean> {
  const neutral = await tryReplay(target, run);
  if (neutral.crashed) return false;
  const { error } = neutral.replay.outcome;
  return error?.kind === "unknown" && error.message.includes(NEUTRAL.text);
}
