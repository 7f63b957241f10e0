import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import type { Replay } from "../model/target.ts";

/** The text of an answer that the CLI printed as data alone (INV-CLI-PARSE-014); null where it printed none. */
export function dataText({ structuredOutput }: Outcome): string | null {
  return structuredOutput === undefined ? null : JSON.stringify(structuredOutput);
}

/**
 * A replay in which a text that is the data of the answer holds no more than a name for it: what is put into the data
 * is in that text too, and is judged in `structuredOutput`.
 *
 * @param printed the outcome as the adapter reported it, before fields were taken out for a comparison.
 */
export function withoutDataText(replay: Replay, printed: Outcome = replay.outcome): Replay {
  const texts = [dataText(printed), dataText(replay.outcome)];
  const named = (one: string) => (texts.includes(one) ? "(the data as JSON)" : one);
  const { content, messages } = replay.outcome;
  const events = replay.events.map((event) =>
    event.kind === "assistant_text" ? { ...event, text: named(event.text) } : event,
  );
  const outcome = {
    ...replay.outcome,
    content: content === null ? null : named(content),
    messages: messages.map(named),
  };
  return { outcome, events };
}
