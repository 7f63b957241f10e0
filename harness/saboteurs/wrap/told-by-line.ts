import type { ActivityEvent, Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { type CorpusFixture, someFixture } from "./corpus-fixtures.ts";

/**
 * Whether the good adapter tells something of some shipped run that a fault could spoil.
 *
 * @param is looks at the events of each line of stdout, in order.
 */
export function someTold(adapter: Adapter, is: (lines: readonly ActivityEvent[][]) => boolean): boolean {
  return someFixture(adapter, (fixture) => is(toldByLine(adapter, fixture)));
}

function toldByLine(adapter: Adapter, { outputFormat, stdout }: CorpusFixture): ActivityEvent[][] {
  const known = adapter.manifest.outputFormats.find((format) => format === outputFormat);
  if (known === undefined) return [];
  const parser = adapter.parser({ outputFormat: known });
  const lines = stdout.split(/(?<=\n)/).map((line) => parser.push("out", Buffer.from(line)));
  return [...lines, parser.flush?.() ?? []];
}
