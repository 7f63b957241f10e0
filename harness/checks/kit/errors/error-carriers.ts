import type { ErrorKind, OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import { errorTextChanger } from "../../../changes/fields/change-error-text.ts";
import { mapJsonStrings } from "../../../changes/fields/map-json-strings.ts";
import type { ErrorSentence } from "../../../corpus/error-sentences.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { allowedInError } from "../../../facts/expected-values.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Run, Target } from "../../../model/target.ts";
import { mapDocuments, recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { unfitFixture } from "../fixture-check.ts";

/** What stands for no kind. */
const NEUTRAL = { text: "Zz has not worked out", code: "zz_neutral" };

/** A failed run that says any sentence or code, in one place. */
export interface Carrier extends Pick<ErrorSentence, "says"> {
  where: string;
  /** Left out: in records. */
  stream?: "out" | "err";
  say(words: string): Run;
}

/**
 * A CLI that prints nothing else and fails: on stderr in each format, and on stdout of a text run where a recording
 * shows that this CLI prints its errors there.
 */
export function textCarriers(fixtures: readonly Fixture[], { manifest }: Target): Carrier[] {
  const exit = { code: 1, signal: null, timedOut: false, aborted: false };
  const carrier = (outputFormat: OutputFormat, stream: "out" | "err"): Carrier => ({
    says: "text",
    where: `on std${stream} (${outputFormat})`,
    stream,
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

/**
 * For each format the first failed run whose kind depends on its words alone, and the first where on its code.
 *
 * @param known sentences and codes that the provider's CLI prints, to find the code by.
 */
export async function recordCarriers(
  fixtures: readonly Fixture[],
  known: readonly ErrorSentence[],
  target: Target,
): Promise<Carrier[]> {
  const carriers = new Map<string, Carrier>();
  for (const fixture of fixtures) {
    const run = recordedRun(fixture);
    if (unfitFixture(fixture, target) !== undefined || recordsOf(run).length === 0) continue;
    // Such a code decides before all words do, and looks as if nothing did.
    if (codeOf(run, known, "unknown") !== undefined) continue;
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
