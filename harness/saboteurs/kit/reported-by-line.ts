import type { ActivityEvent, Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { type CorpusFixture, someFixture } from "./corpus-fixtures.ts";

/** A line of stdout, and what the good adapter says when it has come. */
export interface ReportedLine {
  text: string;
  events: readonly ActivityEvent[];
}

/**
 * Whether the good adapter tells something of some shipped run that a fault could spoil.
 *
 * @param is looks at the lines of one run, in order.
 */
export function someReported(adapter: Adapter, is: (lines: readonly ReportedLine[]) => boolean): boolean {
  return someFixture(adapter, (fixture) => is(reportedByLine(adapter, fixture)));
}

function reportedByLine(adapter: Adapter, { outputFormat, stdout }: CorpusFixture): ReportedLine[] {
  const known = adapter.manifest.outputFormats.find((format) => format === outputFormat);
  if (known === undefined) return [];
  const parser = adapter.parser({ outputFormat: known });
  const lines = stdout
    .split(/(?<=\n)/)
    .map((text) => ({ text, events: parser.push("out", Buffer.from(text)) }));
  return [...lines, { text: "", events: parser.flush?.() ?? [] }];
}
