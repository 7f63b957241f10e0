import type { Adapter, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { type CorpusFixture, someFixture } from "./corpus-fixtures.ts";

const PROMPT_LENGTH = 10;

/** Whether the good adapter makes such an outcome of some shipped run that went well. */
export function someOutcome(
  adapter: Adapter,
  is: (outcome: Outcome, fixture: CorpusFixture) => boolean,
): boolean {
  return someFixture(adapter, (fixture) => {
    const outcome = outcomeOf(adapter, fixture);
    return outcome !== null && is(outcome, fixture);
  });
}

function outcomeOf(adapter: Adapter, fixture: CorpusFixture): Outcome | null {
  const outputFormat = adapter.manifest.outputFormats.find((format) => format === fixture.outputFormat);
  if (outputFormat === undefined || fixture.expected.status !== "ok") return null;
  const parser = adapter.parser({ outputFormat, promptLength: PROMPT_LENGTH });
  parser.push("out", Buffer.from(fixture.stdout));
  parser.push("err", Buffer.from(fixture.stderr));
  return parser.end({ code: 0, signal: null, timedOut: false, aborted: false });
}
