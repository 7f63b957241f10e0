import { recordedRun } from "../../driver/recorded-replay.ts";
import { allowed, allowedInError, surelyError } from "../../facts/expected-values.ts";
import type { Fixture } from "../../model/fixture.ts";
import { recordsOf } from "../../records/documents.ts";
import { stringsIn } from "../../records/json-values.ts";

/** A shorter sentence is in runs that have nothing to do with each other: `"type": "Error",`. */
const TELLING_LENGTH = 30;
const LONGEST = 600;

/** A reported fixture whose class a recording of the same CLI contradicts. */
interface Refuted {
  fixture: string;
  /** What the CLI says of the failure, digits and ids left out. */
  sentence: string;
  expected: unknown[];
  /** The recording that says the same, and the classes that it allows. */
  recording: string;
  recorded: unknown[];
}

/**
 * Reported fixtures of failed runs whose longest sentence is in a recording of the same provider that failed with
 * another class: then the report's class was guessed, and the recording's is known.
 */
export function refutedFixtures(fixtures: readonly Fixture[]): Refuted[] {
  const failed = fixtures.filter(
    ({ expected, manifest }) => surelyError(expected) && (manifest.kind ?? "run") === "run",
  );
  const recordings = failed.filter(({ manifest }) => manifest.provenance.kind === "recorded");
  const bySentence = new Map<string, Fixture[]>();
  for (const recording of recordings) {
    for (const sentence of sentencesOf(recording)) {
      const key = `${recording.manifest.provider} ${sentence}`;
      bySentence.set(key, [...(bySentence.get(key) ?? []), recording]);
    }
  }
  return failed
    .filter(({ manifest }) => manifest.provenance.kind === "reported")
    .flatMap((fixture) => {
      const [longest] = sentencesOf(fixture).toSorted((a, b) => b.length - a.length);
      const same = bySentence.get(`${fixture.manifest.provider} ${longest}`) ?? [];
      const recorded = same.flatMap(classesOf);
      const expected = classesOf(fixture);
      const isRefuted =
        recorded.length > 0 && expected.length > 0 && !expected.some((one) => recorded.includes(one));
      return isRefuted
        ? [{ fixture: fixture.id, sentence: longest!, expected, recording: same[0]!.id, recorded }]
        : [];
    });
}

function classesOf({ expected }: Fixture): unknown[] {
  return allowedInError(expected, "category").flatMap(allowed);
}

/** The lines of a run's texts, and of what it prints besides records, without what differs from run to run. */
function sentencesOf(fixture: Fixture): string[] {
  const records = recordsOf(recordedRun(fixture));
  const outside = [fixture.stderr, ...(records.length > 0 ? [] : [fixture.stdout])];
  const texts = [...records.flatMap(stringsIn), ...outside.map((bytes) => bytes.toString("utf8"))];
  const lines = texts.flatMap((text) => text.split("\n")).map(withoutIds);
  return [
    ...new Set(
      lines.filter((line) => line.length >= TELLING_LENGTH && line.length <= LONGEST && line.includes(" ")),
    ),
  ];
}

function withoutIds(line: string): string {
  return line
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "#")
    .replaceAll(/\d+/g, "#")
    .trim();
}
