import { loadFixtures } from "../../corpus/load-corpus.ts";
import { recordedRun } from "../../driver/recorded-replay.ts";
import type { Fixture } from "../../model/fixture.ts";
import { recordsOf } from "../../records/documents.ts";

/** One record as a CLI printed it. */
export interface RecordedLine {
  /** Fixture and line number. */
  at: string;
  version: string;
  record: Record<string, unknown>;
}

/** Every record of a provider's recorded streams. Lines that are no JSON (help, a record that was cut) are none. */
export async function recordedLines(provider: string): Promise<RecordedLine[]> {
  const { fixtures } = await loadFixtures(`fixtures/cli-outputs/${provider}`);
  return fixtures.filter((fixture) => isRecorded(fixture, "stream-json")).flatMap(linesOf);
}

/** Every record of a provider's recorded documents (json mode), as `recordedLines` has those of its streams. */
export async function recordedDocuments(provider: string): Promise<RecordedLine[]> {
  const { fixtures } = await loadFixtures(`fixtures/cli-outputs/${provider}`);
  return fixtures
    .filter((fixture) => isRecorded(fixture, "json"))
    .flatMap((fixture) =>
      recordsOf(recordedRun(fixture)).map((record, index) => ({
        at: `${fixture.id}, record ${index + 1}`,
        version: fixture.manifest.cli.version ?? "",
        record,
      })),
    );
}

/** The versions that printed each kind of record; a record may be of several kinds. */
export function versionsByKind(
  lines: readonly RecordedLine[],
  kindsOf: (record: RecordedLine["record"]) => readonly string[],
): Map<string, string[]> {
  const seen = new Map<string, Set<string>>();
  for (const { record, version } of lines) {
    for (const kind of kindsOf(record)) seen.set(kind, (seen.get(kind) ?? new Set()).add(version));
  }
  return new Map([...seen].map(([kind, versions]) => [kind, [...versions].sort()]));
}

function isRecorded({ manifest }: Fixture, format: string): boolean {
  return manifest.provenance.kind === "recorded" && manifest.outputFormat === format;
}

function linesOf({ id, stdout, manifest }: Fixture): RecordedLine[] {
  return stdout
    .toString("utf8")
    .split("\n")
    .flatMap((line, index) => {
      try {
        return [{ at: `${id}:${index + 1}`, version: manifest.cli.version ?? "", record: JSON.parse(line) }];
      } catch {
        return [];
      }
    });
}
