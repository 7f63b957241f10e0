import { loadFixtures } from "../../corpus/load-corpus.ts";
import { recordedRun } from "../../driver/recorded-replay.ts";
import { recordsOf } from "../../records/documents.ts";
import type { RecordedLine } from "./recorded-lines.ts";

/** Every record of a provider that no one recorded, as its reported fixtures have them. */
export async function reportedLines(provider: string, format: string): Promise<RecordedLine[]> {
  const { fixtures } = await loadFixtures(`fixtures/cli-outputs/${provider}/reported`);
  return fixtures
    .filter(({ manifest }) => manifest.outputFormat === format)
    .flatMap((fixture) =>
      recordsOf(recordedRun(fixture)).map((record, index) => ({
        at: `${fixture.id}, record ${index + 1}`,
        version: fixture.manifest.cli.version ?? "",
        record,
      })),
    );
}
