import { compareValues, type Difference } from "../driver/compare-replays.ts";
import type { Replay, Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { runBytes } from "../records/run-bytes.ts";

const LF = 0x0a;

/**
 * How the text events of a run differ from its messages. Where the text is known only when the run is over (text and
 * json formats, stdout that holds no record) an adapter may send no text events at all.
 */
export function textsDiffer(run: Run, { outcome, events, losesTail }: Replay): Difference | undefined {
  const texts = events.flatMap((event) => (event.kind === "assistant_text" ? [event.text] : []));
  const messages = outcome.messages.join("");
  const difference = compareValues(messages, texts.join(""), "assistant_text events joined");
  if (difference === undefined) return undefined;
  const isCutInLine = runBytes(run, "out").at(-1) !== LF;
  if (losesTail && isCutInLine && messages.startsWith(texts.join(""))) return undefined;
  if (texts.length > 0) return difference;
  const comesLate = run.outputFormat !== "stream-json" || recordsOf(run).length === 0;
  return comesLate ? undefined : difference;
}
