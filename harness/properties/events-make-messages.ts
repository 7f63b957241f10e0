import type { Replay, Run } from "../target/target.ts";
import { compareValues, type Difference } from "../transforms/compare-replays.ts";
import { recordsOf } from "../transforms/documents.ts";

/**
 * How the text events of a run differ from its messages. Where the text is known only when the run is over (text and
 * json formats, stdout that holds no record) an adapter may send no text events at all.
 */
export function textsDiffer(run: Run, { outcome, events }: Replay): Difference | undefined {
  const texts = events.flatMap((event) => (event.kind === "assistant_text" ? [event.text] : []));
  const difference = compareValues(outcome.messages.join(""), texts.join(""), "assistant_text events joined");
  if (difference === undefined || texts.length > 0) return difference;
  const comesLate = run.outputFormat !== "stream-json" || recordsOf(run).length === 0;
  return comesLate ? undefined : difference;
}
